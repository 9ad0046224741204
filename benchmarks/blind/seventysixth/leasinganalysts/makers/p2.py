from h import *
from fpdf import FPDF
r=random.Random(2)
L=[('Ground Floor','Reception & Café Unit','Millrace Coffee Ltd','E(b)',1240,d(2021,3,25),d(2031,3,24),'25/03/2026',None,31000,'Contracted outside the 1954 Act. Rent deposit £7,750 held.'),
('Ground Floor','Suite G1','Hallam Pryce Surveyors LLP','E(g)(i)',2815,d(2019,9,29),d(2029,9,28),None,'29/09/2024 (outstanding)',78820,'Review outstanding; landlord proposal issued.'),
('First Floor','Suite 1A','Orrery Data Services Ltd','E(g)(i)',4120,d(2022,6,24),d(2032,6,23),'24/06/2027','24/06/2027',127720,'Guarantor: Orrery Group plc. 6 months’ notice to break.'),
('First Floor','Suite 1B','Vacant','',3960,None,None,None,None,None,'CAT A refurbishment completed. Quoting £33.50 psf.'),
('Second Floor','Suite 2 (whole)','Penhallow Marine Underwriting Ltd','E(g)(i)',8240,d(2018,12,25),d(2028,12,24),None,None,239000,'Schedule of condition. Act protected.'),
('Third Floor','Suite 3A','Blythe & Corrigan Solicitors','E(g)(i)',3005,d(2023,9,29),d(2028,9,28),'29/09/2026',None,97700,''),
('Third Floor','Suite 3B','Nettlefold Architecture Ltd','E(g)(i)',2590,d(2024,1,15),d(2029,1,14),'15/01/2027',None,84200,'Rent free expired 14/07/2024.'),
('Third Floor','Suite 3C','Vacant','',2610,None,None,None,None,None,'Under offer to existing tenant, subject to contract.'),
('Fourth Floor','Suite 4 (whole)','Tessellate Software UK Ltd','E(g)(i)',8190,d(2024,5,1),d(2034,4,30),'01/05/2029','01/05/2029',278460,'Stepped rent: £278,460 rising to £294,840 pa from 01/05/2026.'),
('Fifth Floor','Suite 5 (whole)','Cavendish Lyle Wealth Ltd','E(g)(i)',6875,d(2020,2,10),d(2030,2,9),None,'10/02/2025',226875,'Review settled at nil increase.'),
('Roof','Telecoms Mast','Skyline Towers (UK) Ltd','Sui generis',None,d(2016,4,1),d(2026,3,31),None,None,9500,'Code agreement.'),
('Basement','Car Park (22 spaces)','Various licensees','Sui generis',None,None,None,None,None,26400,'Rolling monthly licences, £100 per space pcm.')]
q=[(x[9],(x[6]-d(2025,6,24)).days/365.25) for x in L if x[6]]; WA='%.1f'%(sum(a*b for a,b in q)/sum(a for a,b in q))
p=FPDF('L','mm','A4'); p.set_auto_page_break(False); p.add_font('DJ','','/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf') if os.path.exists('/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf') else None
F='DJ' if 'DJ' in str(p.fonts.keys()).upper() else 'Times'
if F=='DJ':
    b='/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf'; p.add_font('DJ','B',b)
def tx(s): return s if F=='DJ' else s.replace('’',"'").replace('–','-').replace('é','é')
p.add_page(); p.set_font(F,'B',13); p.cell(0,7,tx('Tenancy Schedule – Wherry House, 18–22 Quayside Row, Norwich NR1'),new_x='LMARGIN',new_y='NEXT')
tot=sum(x[9] or 0 for x in L); ar=sum(x[4] or 0 for x in L)
p.set_font(F,'',7.5); p.cell(0,5,tx('Date of schedule: 24 June 2025      Tenure: Freehold      WAULT to expiry: '+WA+' years      EPC: B (38)'),new_x='LMARGIN',new_y='NEXT'); p.ln(2)
H=['Demise','Tenant','Use','NIA\nsq ft','Lease Start','Lease Expiry','Tenant Break','Next Review','Passing Rent\n£ pa','£ psf','Comments']
W=[37,42,17,15,20,20,20,24,23,12,47]
p.set_font(F,'B',7); y=p.get_y(); x=10
for h,w in zip(H,W): p.set_xy(x,y); p.multi_cell(w,4,h,align='L' if w not in(15,23,12) else 'R'); x+=w
y+=9; p.set_line_width(.5); p.line(10,y,287,y); y+=1
rows=[];last=None
for fl,u,t,use,a,s,e,b,rv,rent,c in L:
    if fl!=last:
        p.set_font(F,'B',7.2); p.set_text_color(120,30,30); p.set_xy(10,y); p.cell(60,4.6,fl); p.set_text_color(0); y+=4.8; last=fl
    p.set_font(F,'',6.8); x=10;my=y
    vals=[u,t,use,f'{a:,}' if a else '',s and f'{s:%d/%m/%Y}' or '',e and f'{e:%d/%m/%Y}' or '',b or '',rv or '',f'{rent:,}' if rent else '',f'{rent/a:.2f}' if rent and a else '',c]
    for i,(v,w) in enumerate(zip(vals,W)):
        p.set_xy(x,y); p.multi_cell(w,3.6,tx(v),align='R' if i in(3,8,9) else 'L'); my=max(my,p.get_y()); x+=w
    y=my+.8; p.set_line_width(.1); p.set_draw_color(170); p.line(10,y,287,y); p.set_draw_color(0); y+=.8
    st=[dict(date='2026-05-01',amount=294840,per='year')] if 'Stepped' in c else None
    rows.append(dict(unit=u,section=fl,tenantName=None if t=='Vacant' else t,statusText='Vacant' if t=='Vacant' else None,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=rent,rentSteps=st,deposit=7750 if '7,750' in c else None))
p.set_line_width(.5); p.line(10,y,287,y); p.set_font(F,'B',7.2); p.set_xy(10,y+1); p.cell(96,5,'Total'); p.cell(15,5,f'{ar:,}',align='R'); p.set_x(10+sum(W[:8])); p.cell(23,5,f'{tot:,}',align='R')
p.set_xy(10,y+9); p.set_font(F,'',6.2); p.multi_cell(277,3.3,tx('Areas are Net Internal Area (IPMS 3 equivalent) and have not been checked. All leases are on effective full repairing and insuring terms by way of service charge unless stated. Service charge budget for year to 24 March 2026 is £9.85 psf. Rents exclude VAT; the property is elected for VAT.'))
p.output(D('wherry_house_tenancy_schedule.pdf'))
assert sum(x.get('annualRent') or 0 for x in rows)==tot
finish('wherry_house_tenancy_schedule.pdf','OFFICE','UK agent tenancy schedule, floor headings, wrapped comments',False,rows,'Wherry House','2025-06-24',None,None,2)
