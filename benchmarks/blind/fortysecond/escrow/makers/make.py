# regenerates everything; seeds are fixed in each maker
import subprocess,sys,os,shutil
R='.';h=R+'/makers'
for i in range(1,15): subprocess.run([sys.executable,f'{h}/m{i:02d}.py'],check=True,cwd=h)
# let LibreOffice compute the owner's formulas, so that values are stored
o=R+'/.tmp';os.makedirs(o,exist_ok=True)
subprocess.run(['soffice','-env:UserInstallation=file://'+R+'/.lo','--headless','--convert-to','xlsx','--outdir',o,R+'/documents/Juniper Manor rents.xlsx'],check=True)
shutil.move(o+'/Juniper Manor rents.xlsx',R+'/documents/Juniper Manor rents.xlsx')
