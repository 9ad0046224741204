from h import *
from fpdf import FPDF
r=random.Random(7);f='al_rimal_tower_tenancy.pdf'
N='Gulf Meridian Freight LLC|Sadara Interiors LLC|Noor Al Bahr Trading Est.|Peregrine Advisory DMCC|Zenith Marine Insurance Brokers|Al Waha Dental Clinic|Blue Dhow Travel & Tourism|Cedarline Contracting LLC|Oryx Cyber Solutions FZ-LLC|Mirage Events LLC|Falcon Crest Recruitment|Palmyra Legal Consultants|Desert Bloom Cosmetics Tr.|Al Mashreq Steel Trading|Kestrel Aviation Services|Jasmine Nursery Management|Northstar Engineering Consultants|Saffron House Catering HQ|Hilal Accounting & Audit|Tidewater Offshore LLC|Vertex Lifts & Escalators|Lotus Medical Supplies|Al Jisr Typing & PRO Services|Quantum Fitout LLC|Amwaj Real Estate Brokers|Silk Route Carpets Tr.'.split('|');it=iter(N)
us=[(fl,f'{fl}{i:02d}') for fl in range(3,11) for i in range(1,5)]
class P(FPDF):
    def header(s):
        s.set_fill_color(20,60,90);s.rect(0,0,297,16,'F');s.set_text_color(255);s.set_font('Helvetica','B',12);s.set_xy(10,4);s.cell(150,8,'AL RIMAL TOWER - TENANCY SCHEDULE');s.set_font('Helvetica','',8);s.set_xy(160,4);s.cell(127,8,'Plot 118, Business Bay, Dubai  |  Position at 30-Sep-2025',align='R');s.set_text_color(0);s.set_y(20)
        s.set_font('Helvetica','B',7);s.set_fill_color(215,225,232)
        x=10
        for h,w in zip(H,W):s.set_xy(x,20);s.multi_cell(w,4,h if '\n' in h else h+'\n ',border=1,align='C',fill=True);x+=w
        s.set_y(28)
    def footer(s): s.set_y(-10);s.set_font('Helvetica','',6.5);s.cell(0,5,f'Prepared by Meydan Leasing Desk - for discussion with prospective purchasers only.   Sheet {s.page_no()} of {{nb}}',align='C')
H=['Floor','Unit\nNo.','Tenant','Ejari\nRegistration','Leasable Area\n(sq ft)','Commencement','Expiry','No. of\nCheques','Rate\nAED/sq ft','Annual Rent\n(AED)','Security\nDeposit (AED)','Remarks']
W=[12,14,60,26,20,23,21,14,16,25,22,24]
p=P('L','mm','A4');p.set_auto_page_break(False);p.add_page()
vac={'403','504','701','804','902','1003'};drop='603';rows=[];ta=tr=td=0;va=0
for fl,u in us:
    a=r.choice([842,1015,1190,1346,1577,1820]);q=r.choice([95,105,110,118,125,130]);ta+=a
    v=u in vac
    if v: vals=[str(fl),u,'VACANT','',f'{a:,}','','','','','','',r.choice(['Fitted','Shell & core'])];va+=a;R=dict(unit=u,building=None,area=a,statusText='VACANT')
    else:
        t=next(it);rent=round(a*q,-2);dep=round(rent*.05,0)*1;dep=int(dep);s=d(r.choice([2024,2025]),r.randint(1,9),r.choice([1,1,15]));e=s.replace(year=s.year+(1 if r.random()<.4 else 3))-dt.timedelta(1)
        if e<d(2025,10):e=e.replace(year=2026)
        tr+=rent;td+=dep
        vals=[str(fl),u,t,f'{r.randint(10**9,10**10-1)}',f'{a:,}',f'{s:%d-%b-%Y}',f'{e:%d-%b-%Y}',str(r.choice([1,2,4,6])),f'{rent/a:.2f}',f'{rent:,}',f'{dep:,}',r.choice(['','','','Fit-out free 1 mth','Renewal agreed'])]
        R=dict(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=rent,deposit=dep)
    if u==drop: R0=R;continue
    rows.append(R);p.set_font('Helvetica','B' if v else '',7);x=10;y=p.get_y()
    if y>182:p.add_page();y=p.get_y();p.set_font('Helvetica','B' if v else '',7)
    p.set_text_color(170,0,0) if v else p.set_text_color(0)
    for i,(z,w) in enumerate(zip(vals,W)):p.set_xy(x,y);p.cell(w,5.3,z,border=1,align='R' if i in(4,8,9,10) else 'L' if i in(2,11) else 'C');x+=w
    p.set_y(y+5.3);p.set_text_color(0)
p.set_font('Helvetica','B',7.5);y=p.get_y();x=10
if y>182:p.add_page();y=p.get_y();p.set_font('Helvetica','B',7.5)
for i,(z,w) in enumerate(zip(['','','TOTAL','',f'{ta:,}','','','',f'{tr/(ta-va):.2f}',f'{tr:,}',f'{td:,}',''],W)):p.set_xy(x,y);p.cell(w,6,z,border='TB',align='R' if i in(4,8,9,10) else 'L');x+=w
p.set_y(y+9);p.set_font('Helvetica','',7);p.cell(0,4,f'Vacant: {len(vac)} offices, {va:,} sq ft ({va/ta:.1%} of leasable area).  Service charge AED 18.50 per sq ft borne by landlord.  Rents exclude 5% VAT.')
p.output(D(f))
finish(f,'OFFICE','Gulf tower schedule, boxed, AED annual, Ejari',False,rows,'Al Rimal Tower','2025-09-30',None,None,6,planted=dict(kind='row_dropped',what=f"unit {drop} ({R0['tenantName']}, area {R0['area']}, annual rent {R0['annualRent']}, deposit {R0['deposit']}) is missing from the rows but is in the totals of area, rent and deposit"))
