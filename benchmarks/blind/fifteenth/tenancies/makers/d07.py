# Irish mixed-use parade, typed in a word processor (HTML -> LibreOffice Writer -> PDF)
from common import *
import subprocess, shutil
def run():
    N='oldacre_parade_rent_roll_word.pdf'
    f=lambda d:f'{d.day} {d.strftime("%B %Y")}'
    Dt=[("Unit 1","Retail","Kilbrannock Family Butchers",118,D(2019,5,1),20,2450,310,4900),("Unit 2","Retail","Sweet Thistle Bakery Ltd",86,D(2022,9,1),10,1900,225,3800),("Unit 3","Retail",None,92,None,0,None,None,None),
    ("Unit 4","Restaurant","Marrowby Curry House",140,D(2017,2,1),15,3100.5,365,6000),("Units 5/6","Medical","Dunnabeg Medical Centre",231,D(2021,1,1),20,5250,602.5,0),
    ("1st floor (front)","Office","Fennimore Accountants & Co.",75,D(2024,11,1),5,1150,195,1150),("1st floor (rear)","Office","Querrin Music School",61,"M",0,780,0,0),("Flat A","Apartment","A. Penhallow",54,D(2025,6,1),1,1425,None,1425),("Flat B","Apartment","J. & R. Ostrey",57,D(2025,9,1),2,1480,None,1480),("Rear yard","Parking/storage",None,None,None,0,None,None,None)]
    rows=[];tr='';T=[0,0,0]
    for u,k,t,a,st,y,r,sc,dep in Dt:
        row=dict(unit=u,unitType=k,area=a)
        if t is None:
            v='VACANT – to let' if u=='Unit 3' else 'Vacant'
            row['statusText']=v
            tr+=f'<tr><td><b>{u}</b><br>{k}</td><td><i>{v}</i></td><td align=right>{a or ""}</td><td></td><td align=right>–</td><td align=right>–</td><td></td></tr>'
        else:
            row.update(tenantName=t,statusText='Occupied')
            if st=="M": term='Monthly tenancy';row['leaseEndDate']='Monthly tenancy'
            else:
                e=end(st,y);term=f'{f(st)} to<br>{f(e)}';row.update(leaseStartDate=st,leaseEndDate=e)
            row['contractRent']=r;row['deposit']=dep
            if sc is not None:row['charges']=[dict(code='Service charge',amount=sc)]
            T[0]+=r;T[1]+=sc or 0;T[2]+=dep
            tr+=f'<tr><td><b>{u}</b><br>{k}</td><td>{t.replace("&","&amp;")}</td><td align=right>{a}</td><td>{term}</td><td align=right>€{r:,.2f}</td><td align=right>{"" if sc is None else f"€{sc:,.2f}"}</td><td align=right>{"€%s"%format(dep,",") if dep else "nil"}</td></tr>'
        rows.append(row)
    for r in rows:
        if r.get('deposit')==0:r.pop('deposit')
    html=f'''<html><head><meta charset="utf-8"><style>@page{{size:21cm 29.7cm;margin:2cm}} body{{font-family:"Liberation Serif";font-size:10pt}} td,th{{font-size:9pt;padding:2pt 4pt;border-bottom:0.5pt solid #888}}</style></head><body>
<p align=right>Colmarsh Doyle Property<br>12 Mill Street, Ennis, Co. Clare</p><p><b>Re: Oldacre Parade, Kilvarna Road — Rent Roll at 31 March 2026</b></p>
<p>Dear Sirs, further to your request we set out below the tenancies presently in place at the above premises. All rents are payable monthly in advance by standing order. Commercial rents are exclusive of VAT and rates.</p>
<table width=100% cellspacing=0><tr><th align=left>Premises / use</th><th align=left>Tenant</th><th align=right>Area<br>m²</th><th align=left>Term</th><th align=right>Rent<br>per month</th><th align=right>Service charge<br>per month</th><th align=right>Deposit<br>held</th></tr>{tr}
<tr><td><b>Total</b></td><td></td><td align=right>{sum(r.get("area") or 0 for r in rows)}</td><td></td><td align=right><b>€{T[0]:,.2f}</b></td><td align=right><b>€{T[1]:,.2f}</b></td><td align=right><b>€{T[2]:,}</b></td></tr></table>
<p>Unit 3 was surrendered in January and is on the market. The next review at Unit 4 is under negotiation. There were no arrears over 30 days at the date of this letter.</p><p>Yours faithfully,<br><br>for Colmarsh Doyle Property</p></body></html>'''
    b=H+'/tmpdoc/';os.makedirs(b,exist_ok=True);p=b+N[:-4]+'.html';open(p,'w').write(html)
    subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{H}/lo','--convert-to','pdf:writer_web_pdf_Export' if 0 else 'pdf','--infilter=HTML (StarWriter)','--outdir',DOC,p],check=True,capture_output=True)
    shutil.rmtree(b)
    save(N,'MIXED_USE','Letter with table, word processor, Ireland EUR, two-line cells',False,'Oldacre Parade',D(2026,3,31),rows,10,8,2,totals=dict(area=sum(r.get("area") or 0 for r in rows),contractRent=T[0],deposit=T[2]))
if __name__=='__main__': run()
