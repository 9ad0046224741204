from common import *
import subprocess
def d7():
    f='st_brendan_parish_leases.pdf'
    A=[('School wing, rooms 1-8','Harbor Light Charter Academy',6400,5200.00,62400.00,'July 1, 2023','2023-07-01','June 30, 2028','2028-06-30','two 5-yr options',10400),
     ('Lower hall','Little Acorns Day Care (M. Purcell)',2150,1850.00,22200.00,'Sept. 1, 2021','2021-09-01','Aug. 31, 2026','2026-08-31','she wants to renew',1850),
     ('Chapel (Sundays 1-4 pm)','Iglesia Roca Eterna',None,600.00,7200.00,'Jan. 1, 2022','2022-01-01','month-to-month','month-to-month','',0),
     ('Rectory, 1st floor','Northside Food Cupboard',1300,1.00,12.00,'May 1, 2016','2016-05-01','April 30, 2031','2031-04-30','$1 lease, pays own heat',None),
     ('Rectory, 2nd floor apt.','Clyde Fontenot, sexton',900,450.00,5400.00,'Nov. 15, 2018','2018-11-15','with employment','with employment','',None),
     ('Convent','vacant since Easter',3800,None,None,None,None,None,None,'listed at $3,200/mo.',None),
     ('Steeple','Meridian Tower Co. (antenna)',None,1375.00,16500.00,'Oct. 1, 2014','2014-10-01','Sept. 30, 2034','2034-09-30','',None),
     ('Parking lot, weekdays','Alder County (jurors)',None,800.00,9600.00,'March 1, 2024','2024-03-01','Feb. 28, 2027','2027-02-28','40 stalls',None)]
    rows=[]; h=''
    for u,t,a,r,y,s,si,e,ei,rem,dep in A:
        d=dict(unit=u,area=a,contractRent=r,annualRent=y,leaseStartDate=si,leaseEndDate=ei,deposit=dep)
        if r is None: d.update(statusText='vacant',marketRent=3200)
        else: d['tenantName']=t.replace(' (antenna)','').replace(', sexton','')
        rows.append(d)
        h+=f'<tr><td>{u}</td><td>{t}</td><td align=right>{f"{a:,}" if a else ""}</td><td>{s or ""}{"<br>to " if e and e[0].isupper() else "<br>" if e else ""}{e or ""}</td><td align=right>{f"{r:,.2f}" if r is not None else ""}</td><td align=right>{f"{y:,.2f}" if y is not None else ""}</td><td align=right>{f"{dep:,}" if dep is not None else ""}</td><td>{rem}</td></tr>\n'
    m,y=S(rows,'contractRent'),S(rows,'annualRent')
    open('st.html','w').write(f'''<html><head><meta charset=utf-8><style>body{{font-family:"Liberation Serif";font-size:10pt}} td,th{{font-size:9pt;vertical-align:top}}</style></head><body>
<p align=center><b>St. Brendan Parish Center<br>Finance Council</b></p><p align=center>Schedule of Leases and Use Agreements<br>in force on November 1, 2025</p>
<p>To the Council: below are all the arrangements for the Parish Center campus. The parish lets five spaces and the convent is empty; the steeple and the parking lot are extra income and we do not count them as space.</p>
<table border=1 cellspacing=0 cellpadding=3 width=100%><tr><th>Space</th><th>Who</th><th>Sq. ft.</th><th>Term</th><th>Per month $</th><th>Per year $</th><th>Deposit held</th><th></th></tr>
{h}<tr><td colspan=4><b>All together</b></td><td align=right><b>{m:,.2f}</b></td><td align=right><b>{y:,.2f}</b></td><td align=right><b>12,250</b></td><td></td></tr></table>
<p>Respectfully, Joyce Rutledge, bookkeeper</p></body></html>''')
    subprocess.run(f'nice soffice --headless -env:UserInstallation=file://{B}/lo --infilter="HTML (StarWriter)" --convert-to pdf:writer_pdf_Export --outdir {B} st.html >/dev/null 2>&1; [ -f st.pdf ] && mv st.pdf documents/{f}; rm -f st.html',shell=True,cwd=B)
    save(f,'OTHER','Word-like table of parish leases, odd headings, unnamed remark column',True,'St. Brendan Parish Center','2025-11-01',6,5,1,rows,totals=dict(contractRent=m,annualRent=y,deposit=S(rows,'deposit')))
d7()
