from common import *
# Australian neighbourhood centre, IM appendix, A3 landscape, shaded categories, annual + monthly, fixed reviews
from fpdf import FPDF
import glob
name='d08_wattle_glen_village_tenancy_schedule.pdf'
def ff(n): return [x for x in glob.glob('/usr/share/fonts/**/*.ttf',recursive=True) if x.endswith(n)][0]
# shop, tenant, use, area, start, expiry, option, review, base annual, outgoings annual, promo annual, deposit/bank g'tee text
secs=[('MAJORS',[('Shop 1','Bandicoot Supermarkets Pty Ltd','Supermarket',3412,d(2014,11,17),d(2034,11,16),'4 x 5 yrs','Market @ option',1228320,0,0),('Shop 2','Dollar Billabong Pty Ltd','Discount variety',780,d(2021,7,1),d(2028,6,30),'1 x 5 yrs','3.5% p.a.',226200,70200,5460)]),
('SPECIALTIES',[
('Shop 3','Wattle Glen Quality Meats','Butcher',92,d(2022,9,1),d(2027,8,31),'1 x 5 yrs','4% p.a.',64860,8280,1840),
('Shop 4','Crumb & Co Hot Bread','Bakery',88,d(2023,2,13),d(2030,2,12),'-','4% p.a.',66000,7920,1760),
('Shop 5','Paw Paw Fruit Barn','Greengrocer',214,d(2019,5,6),d(2026,5,5),'1 x 7 yrs','CPI + 1%',117700,19260,4280),
('Shop 6','Seagrass Sushi','Food',46,d(2024,10,1),d(2029,9,30),'1 x 5 yrs','4% p.a.',48300,4140,920),
('Shop 7',None,'Ex travel agent',71,None,None,None,None,None,None,None),
('Shop 8','Karri Cuts Hair Studio','Hairdresser',64,d(2021,3,1),d(2026,2,28),'-','4% p.a.',44800,5760,1280),
('Shop 9/10','Gumnut Pharmacy','Pharmacy',248,d(2018,12,1),d(2028,11,30),'1 x 10 yrs','3% p.a.',186000,22320,4960),
('Shop 11','Numbat News & Lotto','Newsagent',105,d(2020,8,17),d(2025,8,16),'-','Holding over',61950,9450,2100),
('Shop 12','Ember Charcoal Chicken','Takeaway food',97,d(2023,6,19),d(2030,6,18),'1 x 5 yrs','4% p.a.',79540,8730,1940),
('Shop 13','Bright Smiles of Wattle Glen','Dental',131,d(2024,4,8),d(2034,4,7),'2 x 5 yrs','3.5% p.a.',81220,11790,2620),
('Shop 14','Tap Phone Repairs','Services',38,d(2025,1,20),d(2028,1,19),'-','5% p.a.',32300,3420,760),
('Shop 15','Lorikeet Liquor','Liquor',176,d(2022,11,1),d(2029,10,31),'1 x 5 yrs','CPI',105600,15840,3520),
('Shop 16',None,'Vacant shell',118,None,None,None,None,None,None,None),
('Shop 17','Silk & Stone Nails','Nails',59,d(2023,9,4),d(2028,9,3),'-','4% p.a.',46020,5310,1180),
('Shop 18','Wombat Coffee Roasters','Cafe',142,d(2021,12,6),d(2026,12,5),'1 x 5 yrs','4% p.a.',96560,12780,2840)]),
('MEDICAL & OFFICE',[
('Suite 1.01','Redgum Family Medical Centre','Medical',322,d(2020,2,3),d(2030,2,2),'2 x 5 yrs','3% p.a.',144900,22540,0),
('Suite 1.02','Redgum Pathology Services','Pathology',40,d(2020,2,3),d(2030,2,2),'2 x 5 yrs','3% p.a.',34000,2800,0),
('Suite 1.03','Acacia Tax & Super','Accountants',86,d(2022,7,18),d(2027,7,17),'1 x 3 yrs','CPI',31820,6020,0),
('Suite 1.04',None,'Office',94,None,None,None,None,None,None,None)]),
('ATMs, KIOSKS & OTHER',[('ATM 1','Southern Mutual Bank','ATM',4,d(2023,7,1),d(2026,6,30),'-','CPI',18500,0,0),('Kiosk 1','Zip Key Cutting','Key cutting',12,d(2022,5,2),d(2027,5,1),'-','4% p.a.',27600,1080,240),('Carwash','Sudsy Roo Hand Car Wash','Car wash',160,d(2024,2,5),d(2029,2,4),'1 x 5 yrs','4% p.a.',62400,0,0)])]
COL=[('Tenancy','No.',22,'L'),('Tenant','',62,'L'),('Use','',32,'L'),('GLA','(m²)',18,'R'),('Lease','Commencement',26,'C'),('Lease','Expiry',24,'C'),('Option','',22,'L'),('Rent','Review',30,'L'),('Base Rent','($ p.a.)',28,'R'),('Base Rent','($/m²)',20,'R'),('Outgoings','($ p.a.)',26,'R'),('Promo Levy','($ p.a.)',24,'R'),('Gross Rent','($ p.a.)',30,'R'),('Gross Rent','($ p.m.)',26,'R')]
p=FPDF('L','mm','A3');p.set_margins(15,14,15);p.add_font('DJ','',ff('LiberationSansNarrow-Regular.ttf'));p.add_font('DJ','B',ff('LiberationSansNarrow-Bold.ttf'));p.set_auto_page_break(False);p.add_page()
p.set_font('DJ','B',20);p.set_text_color(122,74,20);p.cell(0,10,'Appendix C  Tenancy Schedule',new_x='LMARGIN',new_y='NEXT')
p.set_font('DJ','',11);p.set_text_color(80);p.cell(0,6,'Wattle Glen Village, 2-14 Bottlebrush Avenue, Wattle Glen QLD',new_x='LMARGIN',new_y='NEXT');p.cell(0,6,'As at 31 August 2025. All amounts exclusive of GST.',new_x='LMARGIN',new_y='NEXT');p.ln(3)
p.set_text_color(255);p.set_fill_color(122,74,20);p.set_font('DJ','B',9.5)
for l in(0,1):
    for c in COL: p.cell(c[2],5.2,c[l],fill=True,align=c[3])
    p.ln(5.2)
p.set_text_color(0);rows=[];G=[0]*5;n=o=0;sums=[]
for s,us in secs:
    p.set_font('DJ','B',9.5);p.set_fill_color(243,229,208);p.cell(sum(c[2] for c in COL),6,s,fill=True);p.ln(6);S=[0]*5
    for i,(u,t,us_,a,st,e,op,rv,b,og,pl) in enumerate(us):
        p.set_font('DJ','',9.5);n+=1
        g=b+og+pl if t else None
        if s.startswith('ATM') and not a: a=None
        v=[u,t or 'VACANT',us_,m0(a),st.strftime('%d-%b-%y') if t else '',e.strftime('%d-%b-%y') if t else '',op or '',rv or '']+([m0(b),m0(b/a),m0(og),m0(pl),m0(g),m2(g/12)] if t else ['']*6)
        for c,x in zip(COL,v): p.cell(c[2],5.6,x,align=c[3],border='B')
        p.ln(5.6);o+=bool(t)
        for k,x in enumerate((a,b,og,pl,g)): S[k]+=x or 0
        rows.append(dict(section=s,unit=u,tenantName=t,unitType=us_,area=a,statusText='VACANT' if not t else 'Occupied',leaseStartDate=st and st.isoformat(),leaseEndDate=e and e.isoformat(),annualRent=b,charges=[dict(code='Outgoings',amount=og,per='year'),dict(code='Promo Levy',amount=pl,per='year')] if t else None))
    G=[x+y for x,y in zip(G,S)];sums.append((s,len(us),S))
    p.set_font('DJ','B',9.5)
    for c,x in zip(COL,['','Sub-total','',m0(S[0]),'','','','',m0(S[1]),'',m0(S[2]),m0(S[3]),m0(S[4]),m2(S[4]/12)]): p.cell(c[2],5.8,x,align=c[3])
    p.ln(7)
p.set_fill_color(122,74,20);p.set_text_color(255)
for c,x in zip(COL,['TOTAL','','',m0(G[0]),'','','','',m0(G[1]),'',m0(G[2]),m0(G[3]),m0(G[4]),m2(G[4]/12)]): p.cell(c[2],7,x,align=c[3],fill=True)
p.ln(10);p.set_text_color(0);p.set_font('DJ','B',10);p.cell(60,6,'Summary',new_x='LMARGIN',new_y='NEXT');p.set_font('DJ','',9.5)
for s,k,S in sums:
    p.cell(62,5,s.title());p.cell(30,5,'%d tenancies'%k);p.cell(30,5,m0(S[0])+' m²',align='R');p.cell(24,5,'%.1f%%'%(100*S[0]/G[0]),align='R');p.ln(5)
vac=sum(r['area'] for r in rows if not r['tenantName'])
p.cell(62,5,'Vacant');p.cell(30,5,'%d tenancies'%(n-o));p.cell(30,5,m0(vac)+' m²',align='R');p.cell(24,5,'%.1f%%'%(100*vac/G[0]),align='R');p.ln(8)
p.set_font('DJ','',8);p.set_text_color(90);p.cell(0,4,'Bandicoot Supermarkets pays a gross rent. Purchasers must make their own enquiries. Prepared by Yarran Hollis Capital, Brisbane.')
p.output(D+name)
# charges are printed per annum; gross rent (two periods) left out
save(name,rows,'Wattle Glen Village','2025-08-31','RETAIL','Australian IM appendix, A3 landscape, shaded sections, annual base rent and outgoings',units=n,occ=o,vac=n-o,checks=[('m2',G[0],'area'),('rent',G[1],'annualRent')]);print(n,o)
