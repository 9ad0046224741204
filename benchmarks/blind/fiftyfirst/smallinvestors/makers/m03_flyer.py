from .common import *
from fpdf import FPDF
F='BirchwoodManor_OfferingFlyer.pdf'
def main():
    r=random.Random(5103)
    types={'Studio':(430,895),'1BR / 1BA':(620,1050),'2BR / 1BA':(840,1275)}
    plan=[('A','2BR / 1BA'),('B','1BR / 1BA'),('C','1BR / 1BA'),('D','Studio'),('E','2BR / 1BA'),('F','1BR / 1BA'),('G','1BR / 1BA'),('H','Studio'),('J','2BR / 1BA'),('K','2BR / 1BA'),('L','1BR / 1BA'),('M','1BR / 1BA')]
    rows=[];notes={'C':'Renovated 2024','F':'Section 8','H':'','K':'Owner finishing rehab','M':'Resident caretaker'}
    exp={}
    for u,t in plan:
        sf,mk=types[t]; d=dict(unit=u,unitType=t,area=sf,marketRent=mk)
        if u=='K': d['statusText']='Vacant'
        else:
            d['contractRent']=mk-r.choice([45,70,95,120,150,165]) if u!='C' else mk; d['statusText']='Occupied'
            d['leaseEndDate']='MTM' if u in 'DM' else r.choice(['Aug 2025','Sep 2025','Nov 2025','Jan 2026','Feb 2026','Apr 2026','Jun 2026'])
        rows.append(d)
    p=FPDF('P','pt','Letter'); p.set_creation_date(dt.datetime(2025,5,1,tzinfo=dt.timezone.utc)); p.set_auto_page_break(False); p.add_page()
    p.set_fill_color(26,71,56); p.rect(0,0,612,86,'F'); p.set_text_color(255); p.set_font('Times','B',26); p.set_xy(36,16); p.cell(400,30,'BIRCHWOOD MANOR')
    p.set_font('Helvetica','',11); p.set_xy(36,48); p.cell(400,16,'12 Units  |  611 Birchwood Lane, Kalamazoo, MI 49007')
    p.set_font('Helvetica','B',18); p.set_xy(396,18); p.cell(180,24,'$1,285,000',align='R'); p.set_font('Helvetica','',9); p.set_xy(396,46); p.cell(180,12,'$107,083 per unit  |  Built 1974',align='R')
    p.set_text_color(30); p.set_font('Helvetica','',8.5); p.set_xy(36,98)
    p.multi_cell(540,12,'Two-story walk-up four blocks from campus. New roof 2021, boilers 2018, separate electric meters. Rents average well below market with upside on turnover. Off-street parking for 16 cars and coin laundry in the basement.')
    y=152
    def bar(x,y,w,t):
        p.set_fill_color(201,162,75); p.rect(x,y,w,17,'F'); p.set_text_color(255); p.set_font('Helvetica','B',10); p.set_xy(x+6,y); p.cell(w-12,17,t); p.set_text_color(30)
    bar(36,y,330,'UNIT MIX'); bar(380,y,196,'INVESTMENT SUMMARY')
    hx=[(36,70,'Type','L'),(106,40,'Units','C'),(146,50,'Avg SF','R'),(196,85,'Avg Current','R'),(281,85,'Market','R')]
    p.set_font('Helvetica','B',8)
    for x,w,t,a in hx: p.set_xy(x,y+20); p.cell(w,13,t,align=a)
    yy=y+34; p.set_font('Helvetica','',8.5)
    for t,(sf,mk) in types.items():
        L=[d for d in rows if d['unitType']==t]; cr=[d['contractRent'] for d in L if 'contractRent' in d]
        for (x,w,_,a),v in zip(hx,[t,str(len(L)),str(sf),'$'+m0(sum(cr)/len(cr)),'$'+m0(mk)]): p.set_xy(x,yy); p.cell(w,13,v,align=a)
        yy+=14
    sc=sum(d.get('contractRent',0) for d in rows); sm=sum(d['marketRent'] for d in rows)
    iy=y+20
    for a,b in [('Current gross rent (annual)','$'+m0(sc*12)),('Market gross rent (annual)','$'+m0(sm*12)),('Occupancy','92%'),('Lot size','0.71 acres'),('Building size',m0(sum(d['area'] for d in rows))+' SF')]:
        p.set_xy(380,iy); p.cell(120,12,a); p.set_xy(490,iy); p.cell(86,12,b,align='R'); iy+=12.5
    y=258; bar(36,y,540,'RENT ROLL  -  MAY 2025')
    cols=[(36,40,'UNIT','C'),(80,80,'TYPE','L'),(160,42,'SF','R'),(210,72,'CURRENT\nRENT','R'),(285,55,'$/SF','R'),(345,72,'MARKET\nRENT','R'),(425,62,'LEASE\nEXP.','C'),(492,84,'COMMENTS','L')]
    p.set_font('Helvetica','B',7.5)
    for x,w,t,a in cols:
        ls=t.split('\n')
        for i,l in enumerate(ls): p.set_xy(x,y+22+(10*(i+2-len(ls)))); p.cell(w,10,l,align=a)
    y+=46; p.set_font('Helvetica','',9)
    for i,d in enumerate(rows):
        if i%2==0: p.set_fill_color(241,238,228); p.rect(36,y,540,20,'F')
        cr=d.get('contractRent')
        vals=[d['unit'],d['unitType'],str(d['area']),'$'+m0(cr) if cr else 'Vacant','$%.2f'%(cr/d['area']) if cr else '','$'+m0(d['marketRent']),d.get('leaseEndDate',''),notes.get(d['unit'],'')]
        for (x,w,_,a),v in zip(cols,vals):
            p.set_font('Helvetica','I' if v=='Vacant' else '',9 if x<490 else 7.5); p.set_xy(x,y+4); p.cell(w,12,v,align=a)
        y+=20
    p.set_draw_color(26,71,56); p.set_line_width(1.2); p.line(36,y+1,576,y+1); p.set_font('Helvetica','B',9)
    for (x,w,_,a),v in zip(cols,['','TOTAL / MONTH',m0(sum(d['area'] for d in rows)),'$'+m0(sc),'','$'+m0(sm),'','']): p.set_xy(x,y+6); p.cell(w,12,v,align=a)
    y+=34
    p.set_font('Helvetica','I',7.5); p.set_xy(36,y); p.multi_cell(540,10,'Rents shown are monthly and exclude laundry income (approx. $210/month). MTM = month-to-month. Tenants pay electric; owner pays gas heat and water.')
    p.set_fill_color(26,71,56); p.rect(0,744,612,48,'F'); p.set_text_color(255); p.set_font('Helvetica','B',10); p.set_xy(36,751); p.cell(300,14,'TALLGRASS COMMERCIAL ADVISORS')
    p.set_font('Helvetica','',7); p.set_xy(36,766); p.cell(540,12,'Information obtained from sources deemed reliable but not guaranteed. Buyer to verify all information. Do not disturb tenants.')
    p.output(path(F))
    save(F,rows,'Birchwood Manor','2025-05',12,11,1)
    return entry(F,'MULTIFAMILY','broker','one-page flyer with unit mix, summary panel and rent roll')
