import glob, os, subprocess, sys
d=os.path.dirname(os.path.abspath(__file__))
for n in ['tb_storage_qb','tb_office_breeze','tb_senior_receiver','ar_stripmall_appfolio','ar_student_rm','ar_garden_buildium','um_storage_owner','um_garden_breeze','um_senior_owner']:
    subprocess.run([sys.executable,f'{d}/{n}.py'],check=True,cwd=d,stdout=subprocess.DEVNULL)
