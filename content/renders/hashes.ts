/** SHA-256 of each render's JPEG; written by assets/renders/finish.mjs. */

export const airFront = '23699cf12bdbc98dba614353bd5777140aa43bfaa5f9bf849177eee15643797f'
export const airPlace = '0b20c6af71b9de4a9406f0652282bc4471c601fac59a19366b5a4ec7ade93393'
export const dashboardFront = '5755129bb6106cb2cdd2374f98de5a9227605c6384539cba696864bccd3712c0'
export const energyFront = 'bedb625a66ce3943ab41f4e0bc85d47b9a5ca574cf9ced5c9e20d170071cef61'
export const energyPlace = '894965101eaa95658cfd11349fe9342151f48298478ae952f03c1d95577635e9'
export const leakFront = 'c98010b744cb0d52d9616e231bb838898653c10ba880dff7ef995eb4ab38d476'
export const leakPlace = '8f22296ff7b3377c60e489fac073fb850d879408acae643c7f6f82039b968a13'
export const parkingFront = 'ca8022e80568d7e5fbf3cb32d106c6cf55c9695e210bcf3f605192c6a6ef8d88'
export const parkingPlace = '15458af8b2781602eca0bf9e05c58c082da5aae41549fe3e1d3223ce960497fd'
export const platformFront = 'b3666a6fbc452d070147b955b9fc0a342945beaf714f794f680176b87844a46a'
