from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from fpdf import FPDF
# ---- 5 AppFolio MHP (planted total wrong)
def doc5():
    r=random.Random(2905);N=Nm(r);f='appfolio_rent_roll_pine_hollow_mhc.pdf'
    sm=PS('s',fontName='Helvetica',fontSize=7,leading=8)
    H=['Unit','Type','Tenant','Status','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due']
    data=[];rows=[];T=[0]*4;nv=0
    sty=[]
    for n in range(1,49):
        u=f'Lot {n:02d}'; ty='Double' if n%5==0 else ('RV' if n>44 else 'Single'); mk={'Double':695.,'Single':640.,'RV':520.}[ty]
        s='Current'
        if n in(7,29,46): s='Vacant-Unrented'
        if n==18: s='Vacant-Rented'
        if n in(12,33): s='Notice-Unrented'
        if n==40: s='Evict'
        row=dict(unit=u,unitType=ty,statusText=s,marketRent=mk);T[0]+=mk
        if s.startswith('Vac'):
            nv+=1;data.append([u,ty,'',s,m2(mk),'','','','','','','']);rows.append(row)
            if n==18:
                nm=N('{f} {l}');data.append([u,ty,nm,'Future',m2(mk),m2(640),m2(640),'11/01/2025','10/31/2026','11/01/2025','','0.00'])
                rows.append(dict(unit=u,unitType=ty,statusText='Future',tenantName=nm,marketRent=mk,contractRent=640.,deposit=640.,leaseStartDate=d(2025,11,1),leaseEndDate=d(2026,10,31),moveInDate=d(2025,11,1),balance=0.))
                data[-1][4]='--'; rows[-1].pop('marketRent'); data[-1][5]='--';rows[-1].pop('contractRent');data[-1][6]='--';rows[-1].pop('deposit')
            continue
        nm=N('{f} {l}'); 
        if r.random()<.25: nm+=', '+N('{f} {l}')
        mi=rd(r,d(2011,1,1),d(2025,8,30));rent=mk-r.choice([0,0,15,30,45,60]);dep=r.choice([0.,300.,450.,600.]);pd=0. if r.random()<.8 else round(r.uniform(25,1300),2)
        mtm=r.random()<.5;le=None if mtm else eom(2026,r.randrange(1,9));mo=d(2025,10,31) if s[:2]=='No' else None
        data.append([u,ty,Paragraph(nm,sm),s,m2(mk),m2(rent),m2(dep),us(mi),us(le),us(mi),us(mo),m2(pd)])
        T[1]+=rent;T[2]+=dep;T[3]+=pd
        rows.append(dict(row,tenantName=nm,contractRent=rent,deposit=dep,leaseStartDate=mi,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,balance=pd))
    bad=T[1]+270
    data.append(['48 Units','','','91.7% Occupied',m2(T[0]),m2(bad),m2(T[2]),'','','','',m2(T[3])])
    assert nv==4
    P=PS('p',fontName='Helvetica',fontSize=8,leading=11)
    t=Table([H,['Pine Hollow MHC - 2200 Gravel Pit Rd Tarrow, SC 29999']+['']*11]+data,repeatRows=1,colWidths=[42,40,128,76,56,56,52,56,56,56,56,52])
    t.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey),('FONT',(0,1),(-1,1),'Helvetica-Bold',7.5),('SPAN',(0,1),(-1,1)),('BACKGROUND',(0,1),(-1,1),colors.whitesmoke),('ALIGN',(4,0),(6,-1),'RIGHT'),('ALIGN',(11,0),(11,-1),'RIGHT'),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)])
    def foot(c,doc):c.setFont('Helvetica',7);c.drawString(32,22,'Created on 10/06/2025');c.drawRightString(760,22,f'Page {doc.page}')
    SimpleDocTemplate(D+f,pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=36).build([Paragraph('<font size=14><b>Rent Roll</b></font>',P),Spacer(1,6),Paragraph('<b>Properties:</b> Pine Hollow MHC - 2200 Gravel Pit Rd Tarrow, SC 29999<br/><b>Units:</b> Active<br/><b>As of:</b> 10/06/2025<br/><b>Include Non-Revenue Units:</b> No',P),Spacer(1,6),t],onFirstPage=foot,onLaterPages=foot)
    save(f,'MANUFACTURED_HOUSING','AppFolio','AppFolio rent roll of a mobile-home park, future row for a rented lot',False,'Pine Hollow MHC','2025-10-06',48,44,4,rows,planted=dict(what=f'Printed total of Rent {m2(bad)} is 270.00 more than the sum of the rows {m2(T[1])}',kind='total_wrong'))
# ---- 6 MRI medical
def doc6():
    r=random.Random(2906);f='mri_rent_roll_st_alban_medical.pdf'
    ten=['Alban Orthopaedic Associates','Pediatric Partners of Weir','Lakeshore Cardiology PA','Clarity Eye Institute','Northgate Imaging LLC','Weir Regional Hospital - PT','Blue Heron Dermatology','Harbor Women\'s Health','Precision Labs Draw Station','Summit ENT & Allergy','Riverbend Nephrology','Dr. K. Oyelar DPM','Sleepwell Diagnostics','Weir Compounding Pharmacy','Family Smiles Dental']
    c=canvas.Canvas(D+f,pagesize=landscape(letter));W,H=landscape(letter);pg=[0]
    rx=dict(sf=330,b=392,psf=432,cr=492,st=540,oi=588,fm=706,fp=748)
    def head():
        pg[0]+=1;c.setFont('Times-Roman',8);c.drawString(30,H-30,'Database:   STALBANPRD');c.drawString(30,H-40,'Bldg Status: Active only');c.drawRightString(W-34,H-30,f'Page:      {pg[0]}');c.drawRightString(W-34,H-40,'Date:  11/12/2025');c.drawRightString(W-34,H-50,'Time:  03:41 PM')
        c.setFont('Times-Bold',12);c.drawCentredString(W/2,H-30,'Rent Roll');c.setFont('Times-Roman',9);c.drawCentredString(W/2,H-42,'St. Alban Medical Pavilion');c.drawCentredString(W/2,H-53,'10/31/2025')
        c.setFont('Times-Bold',7.5);y=H-72;c.drawString(600,y,'------------- Future Rent Increases -------------')
        y-=11
        for k,a,b in [('sf','GLA','Sqft'),('b','Monthly','Base Rent'),('psf','Annual','Rate PSF'),('cr','Monthly','Cost Recovery'),('st','Expense','Stop'),('oi','Monthly','Other Income'),('fm','Monthly','Amount'),('fp','','PSF')]:
            c.drawRightString(rx[k],y,a);c.drawRightString(rx[k],y-9,b)
        for x,a,b in [(30,'','Bldg Id-Suit Id'),(88,'','Occupant Name'),(208,'Rent','Start'),(254,'','Expiration'),(604,'','Cat'),(630,'','Date')]:
            c.drawString(x,y,a);c.drawString(x,y-9,b)
        c.line(30,y-13,W-34,y-13);return y-26
    y=head();rows=[]
    suites=[f'{a}{b:02d}' for a in(1,2,3) for b in(0,10,20,30,40,50)][:18];vac=['130','240','350'];
    c.setFont('Times-Bold',8.5);c.drawString(30,y,'Vacant Suites');y-=13;vs=0
    for s in vac:
        sf=r.randrange(900,3400);vs+=sf;c.setFont('Times-Roman',8);c.drawString(30,y,f'4410   -{s}');c.drawString(88,y,'Vacant');c.drawRightString(rx['sf'],y,f'{sf:,}');y-=12
        rows.append(dict(unit=f'4410   -{s}',area=sf,statusText='Vacant'))
    y-=6;c.setFont('Times-Bold',8.5);c.drawString(30,y,'Occupied Suites');y-=13;os_=tb=tc=to=0
    occ=[s for s in suites if s not in vac]
    for s,t in zip(occ,ten):
        sf=r.randrange(1100,6900);st=d(r.choice([2016,2018,2020,2021,2023]),r.randrange(1,13));en=addm(st,r.choice([120,132]))-dt.timedelta(1)
        rate=r.choice([23.5,24.75,26.0,27.25]);b=round(sf*rate/12,2);cr=round(sf*9.6/12,2) if r.random()<.75 else 0.;oi=r.choice([0.,0.,0.,150.,275.]);es=0.
        if cr==0: es=r.choice([8.25,8.75])
        inc=[];a=b;x=d(2026,st.month)
        for k in range(r.choice([0,1,2,3])):
            a=round(a*1.025,2);xx=addm(x,12*k)
            if xx<en: inc.append((xx,a))
        if y-len(inc)*10<70:c.showPage();y=head()
        c.setFont('Times-Roman',8);c.drawString(30,y,f'4410   -{s}');c.drawString(88,y,t[:28]);c.drawString(208,y,st.strftime('%-m/%-d/%Y'));c.drawString(254,y,en.strftime('%-m/%-d/%Y'))
        for k,v in [('sf',f'{sf:,}'),('b',m2(b)),('psf',f'{b*12/sf:.2f}'),('cr',m2(cr) if cr else ''),('st',f'{es:.2f}' if es else ''),('oi',m2(oi) if oi else '')]:c.drawRightString(rx[k],y,v)
        yy=y
        for xx,a in inc:
            c.drawString(604,yy,'RNT');c.drawString(630,yy,xx.strftime('%-m/%-d/%Y'));c.drawRightString(rx['fm'],yy,m2(a));c.drawRightString(rx['fp'],yy,f'{a*12/sf:.2f}');yy-=10
        y=min(yy,y-10)-5;os_+=sf;tb+=b;tc+=cr;to+=oi
        ch=[dict(code=k,amount=v) for k,v in [('Cost Recovery',cr),('Other Income',oi)] if v]
        rows.append(dict(unit=f'4410   -{s}',tenantName=t,area=sf,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=b,charges=ch,rentSteps=[dict(date=iso(q),amount=w) for q,w in inc]))
    if y<130:c.showPage();y=head()
    y-=6;c.setFont('Times-Bold',8);ts=os_+vs
    for lab,pc,n,sf,mny in [('Occupied Sqft:',os_/ts,f'{len(occ)} Units',os_,1),('Leased/Unoccupied Sqft:',0,'0 Units',0,0),('Vacant Sqft:',vs/ts,f'{len(vac)} Units',vs,0),('Total Sqft:',None,f'{len(occ)+len(vac)} Units',ts,1)]:
        c.drawString(88,y,lab);c.drawRightString(230,y,f'{pc:.2%}' if pc is not None else '');c.drawString(240,y,n);c.drawRightString(rx['sf'],y,f'{sf:,}')
        if mny: c.drawRightString(rx['b'],y,m2(tb));c.drawRightString(rx['cr'],y,m2(tc));c.drawRightString(rx['oi'],y,m2(to))
        y-=12
    c.save();save(f,'OFFICE','MRI print','MRI rent roll of a medical building, vacant suites first, future increases stacked',True,'St. Alban Medical Pavilion','2025-10-31',len(occ)+3,len(occ),3,rows)
# ---- 7 broker multi-property flex
def doc7():
    r=random.Random(2907);f='broker_rent_schedule_tri_park_flex.pdf'
    p=FPDF('L','pt','letter');p.set_auto_page_break(False);p.set_margins(36,36);rows=[]
    ten=iter(['Ampworks Controls','Granite State Fasteners','Lively Kombucha Co.','Vantage Door & Hardware','ProCheer Gymnastics','Mobile Vet Supply','Corvid Robotics, Inc.','Hollins HVAC Service','Sterling Sign & Graphics','Axis CrossTraining','Bluefin Restoration','Cedar Lane Cabinetry','Optima Labs','Whitcomb Plumbing','Ironbark Distilling','Peak Audio Visual','Sanderson Tile','Nimbus Drone Works','Courier One Logistics','Terracotta Imports'])
    C=[('Suite',44,'L'),('Tenant',140,'L'),('RSF',50,'R'),('% NRA',40,'R'),('LCD',58,'C'),('LXD',58,'C'),('Rent PSF',48,'R'),('Annual Base Rent',78,'R'),('Type',42,'C'),('Reimb. (ann.)',66,'R'),('Options',90,'L')]
    props=[('Brook Park I','1400 Brook Park Drive',['100','104','108','112','116','120']),('Brook Park II','1450 Brook Park Drive',['A','B','C','D','E']),('Stillmeadow Flex Center','88 Stillmeadow Road',['1','2','3','4','5','6','7','8'])]
    def bar(txt,rgb,white=True):
        p.set_fill_color(*rgb);p.set_text_color(*(255,255,255) if white else (0,0,0));p.set_font('Helvetica','B',9);p.cell(714,15,txt,fill=True,new_x='LMARGIN',new_y='NEXT');p.set_text_color(0,0,0)
    def hd():
        p.set_font('Helvetica','B',7.5);p.set_fill_color(221,229,238)
        for h,w,a in C:p.cell(w,14,h,align=a,fill=True)
        p.ln(14)
    p.add_page();p.set_font('Helvetica','B',16);p.set_text_color(20,60,95);p.cell(0,20,'RENT SCHEDULE',new_x='LMARGIN',new_y='NEXT');p.set_font('Helvetica','',9);p.set_text_color(90,90,90);p.cell(0,12,'Tri-Park Flex Portfolio  |  Kenmarrow, New Hampshire  |  Leases in place as of November 1, 2025',new_x='LMARGIN',new_y='NEXT');p.ln(8)
    GT=[0]*3;nu=nv=0;vacs={('Brook Park I','112'),('Stillmeadow Flex Center','4'),('Stillmeadow Flex Center','7')}
    allr=[]
    for nm,ad,ss in props:
        sfs=[r.randrange(1800,9600,20) for _ in ss];nra=sum(sfs);T=[0]*3;bar(f'{nm}  -  {ad}',(20,60,95));hd()
        for s,sf in zip(ss,sfs):
            nu+=1;v=(nm,s) in vacs;p.set_font('Helvetica','I' if v else '',8)
            if v: vals=[s,'Available',f'{sf:,}',f'{sf/nra:.1%}']+['']*7;nv+=1;rows.append(dict(unit=s,propertyName=nm,area=sf,statusText='Available'));T[0]+=sf
            else:
                t=next(ten);st=d(r.choice([2019,2021,2022,2023,2024]),r.randrange(1,13));en=addm(st,r.choice([60,63,84]))-dt.timedelta(1);mtm=en<=d(2025,11,1)
                rate=r.choice([9.75,10.25,10.75,11.5,12.0]);an=round(sf*rate);ty=r.choice(['NNN','NNN','NNN','MG']);re=round(sf*3.15) if ty=='NNN' else 0
                vals=[s,t,f'{sf:,}',f'{sf/nra:.1%}',st.strftime('%b-%y'),'MTM' if mtm else en.strftime('%m/%d/%Y'),f'${rate:.2f}','$'+m0(an),ty,'$'+m0(re) if re else '-','None' if mtm else r.choice(['1 x 3 yr @ FMV','2 x 5 yr @ 95% FMV','None','1 x 5 yr, 3% bumps'])]
                rows.append(dict(unit=s,propertyName=nm,tenantName=t,area=sf,statusText='Occupied',leaseStartDate=st.strftime('%b-%y'),leaseEndDate='MTM' if mtm else en,annualRent=an))
                T[0]+=sf;T[1]+=an;T[2]+=re
            for (h,w,a),x in zip(C,vals):p.cell(w,13,x,align=a,border='B')
            p.ln(13)
        p.set_font('Helvetica','B',8)
        for (h,w,a),x in zip(C,['','Subtotal '+nm,f'{T[0]:,}','100.0%','','','','$'+m0(T[1]),'','$'+m0(T[2]),'']):p.cell(w,14,x,align=a)
        p.ln(24);GT=[a+b for a,b in zip(GT,T)]
        if nm=='Brook Park II':
            p.set_font('Helvetica','I',7);p.set_y(590);p.cell(0,10,'Information obtained from sources deemed reliable; not guaranteed.   Harrowgate Mortgage Capital',align='C');p.add_page();p.set_y(40)
    bar(f'PORTFOLIO TOTAL:  {nu} suites ({nu-nv} leased, {nv} available)    {GT[0]:,} RSF    Annual Base Rent ${m0(GT[1])}    Reimbursements ${m0(GT[2])}',(221,229,238),False)
    p.set_font('Helvetica','I',7);p.set_y(590);p.cell(0,10,'Information obtained from sources deemed reliable; not guaranteed.   Harrowgate Mortgage Capital',align='C')
    p.output(D+f);save(f,'INDUSTRIAL','Mortgage broker retyped','Three-property flex schedule, annual rents, month-only start dates, options',False,'Tri-Park Flex Portfolio','2025-11-01',nu,nu-nv,nv,rows)
if __name__=='__main__': doc5();doc6();doc7()
