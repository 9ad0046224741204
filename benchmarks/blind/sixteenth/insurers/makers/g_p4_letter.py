from lib import *
import subprocess,shutil
g=G(1304); FN="r13_04_kingsmead_letter_loss_of_rent.pdf"
shops=[('Shop 1','2–4 Kingsmead Parade','Brightwell Pharmacy Ltd','24/06/2019','23/06/2029',28500,'24/06/2024'),
('Shop 2','6 Kingsmead Parade','O. Petrossian t/a Parade Barbers','29/09/2021','28/09/2026',14750,None),
('Shop 3','8 Kingsmead Parade','Vacant (from 04/08/2025)',None,None,None,None),
('Shop 4','10–12 Kingsmead Parade','Saffron Lantern Restaurants Ltd','25/03/2017','24/03/2037',36000,'25/03/2027')]
flats=[('Flat A','2 bed',g.name(),'01/02/2025','31/01/2026',1175,1355.77),('Flat B','1 bed',g.name(),'15/07/2023',None,925,1067.31),
('Flat C','2 bed',g.name("Mr & Mrs {l}"),'01/09/2024','31/08/2026',1150,1326.92),('Flat D','Studio','Vacant',None,None,None,None),
('Flat E','1 bed',g.name("Dr {f} {l}"),'12/05/2025','11/05/2026',960,1107.69),('Flat F','3 bed',g.name()+' and '+g.name(),'01/11/2022',None,1395,1609.62)]
def uk(s): return s and '-'.join(reversed(s.split('/')))
rows=[]
h1=h2=''
for u,ad,t,a,b,p,rv in shops:
    v=t.startswith('Vacant')
    h1+=f"<tr><td nowrap>{u}</td><td nowrap>{ad}</td><td nowrap>{'<i>'+t+'</i>' if v else t}</td><td nowrap>{a or ''}</td><td nowrap>{b or ''}</td><td nowrap>{rv or ('' if v else 'None')}</td><td align=right>{'–' if v else f'£{p:,.0f}'}</td></tr>"
    rows.append(dict(unit=u,section='Shops',tenantName=None if v else t,statusText='Vacant' if v else 'Occupied',annualRent=None if v else p,leaseStartDate=uk(a),leaseEndDate=uk(b)))
for u,ty,t,a,b,p,dep in flats:
    v=t=='Vacant'
    h2+=f"<tr><td nowrap>{u}</td><td nowrap>{ty}</td><td nowrap>{'<i>Vacant</i>' if v else t}</td><td nowrap>{a or ''}</td><td nowrap>{b or ('' if v else 'Periodic')}</td><td align=right>{'' if v else f'£{dep:,.2f}'}</td><td align=right>{'–' if v else f'£{p:,.0f}'}</td><td align=right>{'–' if v else f'£{p*12:,.0f}'}</td></tr>"
    rows.append(dict(unit=u,section='Flats above',unitType=ty,tenantName=None if v else t,statusText='Vacant' if v else 'Occupied',contractRent=None if v else p,annualRent=None if v else p*12,leaseStartDate=uk(a),leaseEndDate=uk(b) if b else (None if v else 'Periodic'),deposit=dep))
s1=sum(x[5] or 0 for x in shops); s2=sum(x[5] or 0 for x in flats)
html=f"""<html><head><meta charset=utf-8><style>@page{{size:21cm 29.7cm;margin:1.8cm 1.9cm}}body{{font-family:'DejaVu Serif';font-size:9pt}}td,th,td p{{margin:0;font-size:7.5pt}}p{{margin:4pt 0}}</style></head><body>
<p align=right><b>Halloway Estates LLP</b><br>Tithe Barn House, Market Place, Kettleby KT9 4QX</p>
<p>Messrs Larkspur Underwriting Agencies<br>14 Corn Exchange Row<br>Leeds LS1</p>
<p>16 October 2025</p><p>Dear Sirs</p>
<p><b>Kingsmead Parade, Kettleby – Property Owners' policy renewal: rents receivable as at 29 September 2025</b></p>
<p>Further to your request we set out below the rents receivable for the above parade, on which we ask you to base the loss of rent sum insured (24 months). All leases are on full repairing terms through the insurance rent; insurance rent is recovered in addition and is not included.</p>
<p><b>Shops</b></p>
<table border=1 cellpadding=2 cellspacing=0 width=100%><tr bgcolor=#dddddd><th>Unit</th><th>Address</th><th>Lessee</th><th>Term from</th><th>Term to</th><th>Rent review</th><th>Rent p.a.</th></tr>{h1}<tr><td colspan=6><b>Shops: total passing rent p.a.</b></td><td align=right><b>£{s1:,.0f}</b></td></tr></table>
<p><b>Flats above</b> (assured shorthold tenancies)</p>
<table border=1 cellpadding=2 cellspacing=0 width=100%><tr bgcolor=#dddddd><th>Flat</th><th width=14%>Type</th><th>Tenant</th><th width=13%>Start</th><th>Fixed term to</th><th>Deposit (TDS)</th><th>Rent p.c.m.</th><th>Rent p.a.</th></tr>{h2}<tr><td colspan=6><b>Flats: total</b></td><td align=right><b>£{s2:,.0f}</b></td><td align=right><b>£{s2*12:,.0f}</b></td></tr></table>
<p>Total rents receivable: <b>£{s1+s2*12:,.0f}</b> per annum from 10 units, of which 8 let and 2 vacant. Shop 3 is under offer at £15,500 p.a.; Flat D is being redecorated after an escape of water in July and will be marketed at £695 p.c.m.</p>
<table border=1 cellpadding=2 cellspacing=0 width=60%><tr bgcolor=#dddddd><th>Item</th><th>Sum insured</th></tr><tr><td nowrap>Buildings (declared value, day one +15%)</td><td align=right>£2,385,000</td></tr><tr><td nowrap>Loss of rent, 24 months</td><td align=right>£{2*(s1+s2*12):,.0f}</td></tr><tr><td nowrap>Landlord's contents, common parts</td><td align=right>£10,000</td></tr></table>
<p>Please let us have your terms before the policy lapses on 31 October.</p><p>Yours faithfully</p><p><br><i>T. Abernethy</i><br>for Halloway Estates LLP, managing agents</p></body></html>"""
open('x4.html','w').write(html)
subprocess.run(f"nice soffice --headless -env:UserInstallation=file://{ROOT}/lo --infilter='HTML (StarWriter)' --convert-to pdf:writer_pdf_Export x4.html >/dev/null 2>&1 || true",shell=True,cwd=ROOT)
shutil.move('x4.pdf',DOC+FN); os.remove('x4.html')
save(FN,dict(propertyName='Kingsmead Parade',asOnDate='2025-09-29',units=10,occupied=8,vacant=2,rows=rows,printedTotals=dict(annualRent=s1+12*s2)),'MIXED_USE','UK managing agent letter with two ruled tables (shops p.a., flats p.c.m.), sums insured table beside',True)
