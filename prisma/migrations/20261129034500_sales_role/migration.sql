-- AlterEnum
ALTER TYPE "StaffRole" ADD VALUE 'sales' AFTER 'editor';
