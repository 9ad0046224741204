import subprocess, os, shutil, tempfile
def recalc(path):
    """let LibreOffice compute the formulas so that values are cached in the file"""
    t=tempfile.mkdtemp(); subprocess.run(['soffice',f'-env:UserInstallation=file://{t}/prof','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',t,path],check=True,capture_output=True)
    shutil.copy(os.path.join(t,os.path.basename(path)),path); shutil.rmtree(t)
