import subprocess,sys,glob,os
d=os.path.dirname(os.path.abspath(__file__))
for n in 'tb_jde tb_sap tb_ardkeen ar_medical ar_uk ar_csv um_office um_storage um_mall'.split(): subprocess.run([sys.executable,f'{d}/{n}.py'],check=True)
