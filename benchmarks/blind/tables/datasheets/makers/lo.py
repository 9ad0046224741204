import subprocess,re,html
def conv(f):
    subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf',f],check=True,capture_output=True,timeout=120)
def words(pdf):
    # only used to place the bbox, never for cell text
    t=subprocess.run(['pdftotext','-bbox',pdf,'-'],capture_output=True,text=True).stdout
    out=[]
    for pg in t.split('<page ')[1:]:
        out.append([(float(a),float(b),float(c),float(e),html.unescape(w)) for a,b,c,e,w in re.findall(r'xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>',pg)])
    return out
