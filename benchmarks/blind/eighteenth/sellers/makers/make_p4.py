# Irish mixed block: letter written in Word (HTML -> Writer -> PDF); monthly rents; two tables with different columns
import random,subprocess,os
from common import *
random.seed(214)
e=lambda v:f'€{v:,.2f}'
f=lambda d:f'{d.day} {d.strftime("%B %Y")}'
shops=[('No. 12','Ballyroe Pharmacy Ltd',1240,D(2019,5,1),D(2034,4,30),3150,'1 May 2029',9450),('No. 13','Maguire Family Butchers',780,D(2016,11,1),D(2026,10,31),1875,'none left',None),('No. 14–15','Cafe Lindenau Teoranta',1655,D(2023,2,1),D(2033,1,31),4025,'1 February 2028',12075),('No. 16',None,890,None,None,None,'',None),('No. 17','Shanlee Credit Union Ltd',1100,D(2021,9,1),D(2041,8,31),2640,'1 September 2026',7920)]
fn=['Apt 1','Apt 2','Apt 3','Apt 4','Apt 5','Apt 6','Apt 7','Apt 8','Penthouse']
ten=['D. Hanratty','S. & K. Oyelaran','M. Czerny','','Ní Bhriain / Walsh','T. Abbotsford','P. Quillan','','Dr. F. Morante']
bd=['1 bed','2 bed','2 bed','1 bed','2 bed','Studio','1 bed','2 bed','3 bed']
rt=[1485,1850,1790,0,1905,1210,1520,0,2650]
ask={'Apt 4':1625,'Apt 8':2050,'No. 16':2150}
rows=[]
h='''<html><head><meta charset="utf-8"><style>@page{size:21cm 29.7cm;margin:2.1cm} body{font-family:"Liberation Serif";font-size:11pt} td,th{font-size:9.5pt;padding:2px 4px}</style></head><body>
<p><b>O'Meara Fenlon &amp; Co.</b><br>Auctioneers, Valuers &amp; Letting Agents<br>4 Mill Parade, Naas, Co. Kildare</p>
<p>8 September 2025</p><p>Re: <b>Linden Court, 12–17 Abbey Street, Newbridge</b> – sale of the entire block</p>
<p>Dear Ms Corrigan,</p><p>As requested we set out the lettings in Linden Court. The position is stated as at 31 August 2025. Rents are monthly, exclusive of rates, insurance and (for the shops) VAT. Rent for the shops is paid by standing order on the first of the month; the apartments are registered with the RTB.</p>
<p><b>1. Ground floor shops</b></p><table border="1" cellspacing="0" width="100%"><tr><th>Shop</th><th>Tenant</th><th>Sq. ft.</th><th>From</th><th>Until</th><th>Next review</th><th>Rent per month</th><th>Deposit</th></tr>'''
A=S=DS=0
for u,t,a,ls,le,r,nr,dp in shops:
    if t: h+=f'<tr><td>{u}</td><td>{t}</td><td align=right>{a:,}</td><td>{f(ls)}</td><td>{f(le)}</td><td>{nr}</td><td align=right>{e(r)}</td><td align=right>{e(dp) if dp else "none"}</td></tr>'
    else: h+=f'<tr><td>{u}</td><td colspan=5><i>Vacant since March, asking {e(ask[u])} per month ({a:,} sq. ft.)</i></td><td align=right>–</td><td>&nbsp;</td></tr>'
    A+=a;S+=r or 0;DS+=dp or 0
    rows.append(dict(unit=u,section='Ground floor shops',tenantName=t,statusText='Occupied' if t else 'Vacant',area=a,leaseStartDate=ls,leaseEndDate=le,contractRent=r,marketRent=None if t else ask[u],deposit=dp))
h+=f'<tr><td colspan=2><b>Five shops</b></td><td align=right><b>{A:,}</b></td><td colspan=3>&nbsp;</td><td align=right><b>{e(S)}</b></td><td align=right><b>{e(DS)}</b></td></tr></table>'
h+='<p><b>2. Apartments, first to third floors</b></p><table border="1" cellspacing="0" width="85%"><tr><th>Tenant</th><th>Apartment</th><th>Type</th><th>Tenancy began</th><th>Deposit held</th><th>Monthly rent</th><th>Letting value per month</th></tr>'
R=M=DD=0
for i,u in enumerate(fn):
    lv=ask.get(u) or int(round(rt[i]*random.choice([1.04,1.08,1.1])/5)*5);st=D(random.choice([2018,2020,2022,2024]),random.choice([1,4,6,10]),random.choice([1,15]))
    t=ten[i]
    h+=f'<tr><td>{t or "VACANT"}</td><td>{u}</td><td>{bd[i]}</td><td>{f(st) if t else "&nbsp;"}</td><td align=right>{e(rt[i]) if t else "&nbsp;"}</td><td align=right>{e(rt[i]) if t else "–"}</td><td align=right>{e(lv)}</td></tr>'
    R+=rt[i];M+=lv;DD+=rt[i]
    rows.append(dict(unit=u,section='Apartments, first to third floors',unitType=bd[i],tenantName=t or None,statusText='Occupied' if t else 'VACANT',leaseStartDate=st if t else None,deposit=rt[i] if t else None,contractRent=rt[i] if t else None,marketRent=lv))
h+=f'<tr><td colspan=4><b>Nine apartments</b></td><td align=right><b>{e(DD)}</b></td><td align=right><b>{e(R)}</b></td><td align=right><b>{e(M)}</b></td></tr></table>'
h+=f'<p>The rent for the whole block is accordingly <b>{e(S+R)} per month</b> or {e((S+R)*12)} a year. Fourteen lettable units, eleven let. Leases and RTB confirmations can be inspected at this office.</p><p>Yours sincerely,</p><p>&nbsp;</p><p>O\'Meara Fenlon &amp; Co.<br>PSRA licence 00X417</p></body></html>'
os.makedirs('./tmp',exist_ok=True);n='p4_linden_court_letter'
open(f'./tmp/{n}.html','w').write(h)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--infilter=HTML (StarWriter)','--convert-to','pdf:writer_pdf_Export','--outdir',ROOT+'/documents',f'./tmp/{n}.html'],check=True,capture_output=True)
save(n+'.pdf','MIXED_USE','Irish agent letter in Word, two different tables, as-of in the letter text',True,rows,propertyName='Linden Court',asOnDate='2025-08-31',units=14,occupied=11,vacant=3)
