from common import *
from reportlab.lib.pagesizes import A4,A3,landscape
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.units import mm
from fpdf import FPDF
def inr(x):
    s=str(int(round(x)));
    if len(s)<=3:return s
    h,t=s[:-3],s[-3:];p=[]
    while len(h)>2:p.insert(0,h[-2:]);h=h[:-2]
    return ','.join(([h] if h else [])+p+[t])
def p05():
    fn='kaveri_techpark_lease_mis.pdf';r=rnd(fn);rows=[];p=FPDF('L','mm','A3');p.set_auto_page_break(False);p.add_page();p.set_font('Helvetica','B',15);p.cell(0,8,'KAVERI TECH PARK - BLOCKS A & B, Whitefield, Bengaluru 560066',new_x='LMARGIN',new_y='NEXT');p.set_font('Helvetica','',9);p.cell(0,5,'Lease MIS / Tenancy Schedule as on 30-Sep-2026. Amounts in INR (Rs.), exclusive of GST @ 18%. SBA = super built-up (chargeable) area.',new_x='LMARGIN',new_y='NEXT');p.ln(3)
    w=[10,16,20,62,20,19,24,24,24,16,25,24,22,28,24,26];hd=['Sr.','Block','Floor /\nUnit','Lessee','Fit-out','SBA\n(sq ft)','Lease\nStart','Lock-in\nExpiry','Lease\nExpiry','Rate\nRs/sft','Rent\nRs. p.m.','CAM\nRs. p.m.','Parking\nRs. p.m.','Total\nRs. p.m.','Next Esc.\nDate','Rent after\nEsc. Rs. p.m.']
    w=[x*.97 for x in w];w.append(28*.97);hd.append('IFR Security\nDeposit Rs.');k=396/sum(w);w=[x*k for x in w]
    p.set_fill_color(25,70,60);p.set_text_color(255);p.set_font('Helvetica','B',8);x0,y0=p.get_x(),p.get_y();p.set_x(12)
    x=12
    for a,b in zip(hd,w):
        p.rect(x,y0,b,11,'DF');p.set_xy(x,y0+(1.2 if '\n' in a else 3));p.multi_cell(b,4.2,a,align='C');x+=b
    p.set_text_color(0);y=y0+11;nm=names(r,['Infotech','Analytics','Technologies','Global Services','BPO','Semiconductors'],['Pvt Ltd','India Pvt Ltd','LLP'],24);sr=0;o=v=0;G=[0]*6
    def line(vals,bold=False,fill=None):
        nonlocal y
        p.set_font('Helvetica','B' if bold else '',8);x=12
        for i,(a,b) in enumerate(zip(vals,w)):
            if fill:p.set_fill_color(*fill)
            p.rect(x,y,b,6.4,'DF' if fill else 'D');p.set_xy(x,y);p.cell(b,6.4,str(a),align='L' if i in(1,2,3,4) else 'C' if i in(0,6,7,8,14) else 'R');x+=b
        y+=6.4
    for bl in 'AB':
        S=[0]*6
        for f in ['GF']+[f'{i}F' for i in range(1,8 if bl=='A' else 6)]:
            for q in ([''] if r.random()<.45 else ['-01','-02']):
                sr+=1;un=f+q;a=r.randint(18,46)*500 if q=='' else r.randint(9,20)*500+r.choice([0,120,85]);vac=(sr in(5,12,17));fo=r.choice(['Warm shell','Bare shell','Fully fitted'])
                if vac:
                    v+=1;line([sr,bl,un,'Vacant' if sr!=12 else 'Vacant (LOI: Sahyog Labs, w.e.f. 01-Jan-27)',fo,inr(a),'-','-','-','','0','0','0','0','','',''],fill=(245,235,215));rows.append(R(unit=un,building=bl,area=a,unitType=None,statusText='Vacant',contractRent=0,totalCharges=0,charges=[dict(code='CAM',amount=0),dict(code='Parking',amount=0)]));q6=(a,0,0,0,0,0)
                else:
                    o+=1;s=d(r,2019,2025);e=eoy(s,r.choice([5,9,9]));
                    while e<dt.date(2026,10,1):e=eoy(e+dt.timedelta(1),3)
                    rt=r.choice([58,62,64.5,67,71,74]) if fo!='Fully fitted' else r.choice([92,98]);rn=int(a*rt+.5);cam=int(a*12.5+.5);pk=r.choice([0,0,10500,21000,35000]);n3=s
                    while n3<=dt.date(2026,9,30):n3=n3.replace(year=n3.year+3)
                    es=n3<e;t=rn+cam+pk;dp=round(rn*6);z=lambda q:q.strftime('%d-%b-%y');ck=eoy(s,3);nr=round(rn*1.15)
                    line([sr,bl,un,nm[sr-1],fo,inr(a),z(s),z(ck),z(e),f'{rt:.2f}',inr(rn),inr(cam),inr(pk),inr(int(rn)+int(cam)+pk) if 0 else inr(t),z(n3) if es else '-',inr(nr) if es else '-',inr(dp)])
                    rows.append(R(unit=un,building=bl,area=a,tenantName=nm[sr-1],statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=int(inr(rn).replace(',','')),charges=[dict(code='CAM',amount=int(inr(cam).replace(',',''))),dict(code='Parking',amount=pk)],totalCharges=int(inr(t).replace(',','')),deposit=dp,rentSteps=[dict(date=n3.isoformat(),amount=nr)] if es else None));q6=(a,rn,cam,pk,t,dp)
                S=[i+j for i,j in zip(S,q6)]
        line(['','',f'Block {bl}','Sub-total','',inr(S[0]),'','','','']+[inr(i) for i in S[1:5]]+['','',inr(S[5])],1,(220,232,228));G=[i+j for i,j in zip(G,S)]
    line(['','','','GRAND TOTAL','',inr(G[0]),'','','','']+[inr(i) for i in G[1:5]]+['','',inr(G[5])],1,(190,214,206))
    p.set_xy(12,y+4);p.set_font('Helvetica','',8.5);p.multi_cell(250,4.6,f'1. Units: {o+v}; leased {o}; vacant {v}.\n2. Escalation 15% every 3 years of lease commencement. Stamp duty and registration by lessee.\n3. Security deposit equals 6 months rent, interest free refundable (IFR).');p.output(D+fn)
    save(fn,'OFFICE','Indian office park lease MIS, A3, lakh grouping, lock-in, escalated rent',True,'KAVERI TECH PARK - BLOCKS A & B','2026-09-30',o+v,o,v,rows)
def p06():
    fn='dandenong_gateway_tenancy_cards.pdf';r=rnd(fn);rows=[];c=canvas.Canvas(D+fn,pagesize=A4);W,Hh=A4;NV=colors.HexColor('#17324d')
    ten=[('Unit 1','Bunjil Freight Pty Ltd','Warehouse + office',6420),('Unit 2','Coastline Pallets Pty Ltd','Warehouse',3180),('Unit 3','','Warehouse',2875),('Unit 4A','Ironbark Steel Supplies Pty Ltd','Factory',4010),('Unit 4B','Yarra Valley Brewing Co Pty Ltd','Factory',1990),('Unit 5','Southern Cold Chain Ltd','Cold store',8260),('Unit 6','Redgum Tyres (Vic) Pty Ltd','Warehouse',2240),('Unit 7','Mallee Medical Supplies Pty Ltd','Warehouse + office',3555),('Unit 8','','Hardstand yard',5200),('Unit 9','Harrier Auto Parts Pty Ltd','Warehouse',2790),('Unit 10','Platypus Print Group Pty Ltd','Factory',3325)]
    c.setFont('Helvetica-Bold',22);c.setFillColor(NV);c.drawString(50,Hh-90,'Dandenong Gateway Estate');c.setFont('Helvetica',11);c.drawString(50,Hh-110,'412-430 Hammond Road, Dandenong South VIC 3175');c.drawString(50,Hh-126,'Tenancy Schedule (detailed) as at 31 July 2026');c.setFont('Helvetica',8);c.drawString(50,Hh-140,'Generated from Re-Leased. All rents net per annum in AUD, excluding GST.');y=Hh-170;T=[0]*4
    mo=lambda x:f'${x:,.2f}'
    for i,(u,t,ty,a) in enumerate(ten):
        if y<150:c.setFont('Helvetica',7);c.setFillColor(colors.grey);c.drawRightString(545,25,f'Page {c.getPageNumber()}');c.showPage();y=Hh-60
        c.setFillColor(NV);c.rect(50,y-16,495,17,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',9.5);c.drawString(56,y-11,f'{u}   |   {t or "Vacant"}');c.drawRightString(539,y-11,ty);y-=30
        s=d(r,2020,2025);e=eoy(s,r.choice([5,7,10]));
        while e<dt.date(2026,8,30):e=eoy(e+dt.timedelta(1),3)
        rn=round(a*(62 if 'yard' in ty else r.uniform(118,190)),2);og=round(a*24.5,2);gst=round((rn+og)*.1,2);bg=round((rn+og)*1.1/2,2);rv=dt.date(2026 if s.month>7 else 2027,s.month,1);fx=r.random()<.6;nr=round(rn*1.0375,2)
        z=lambda q:f'{q.day} {q:%b %Y}'
        F=[('Lettable area',f'{a:,} m²'),('Market rent p.a.',mo(round(a*175,2)))]+([('Available from','Immediately' if i==2 else 'On completion of resurfacing'),('Previous tenant','Waratah Joinery Pty Ltd' if i==2 else 'None')] if not t else [('Lease commencement',z(s)),('Lease expiry',z(e)),('Options',r.choice(['5 years','5 + 5 years','Nil'])),('Rent review','Fixed 3.75% annually' if fx else 'CPI (Melbourne) annually'),('Next review',z(rv)),('Rent from next review',mo(nr)+' p.a.' if fx else 'To be advised'),('Net rent p.a.',mo(rn)),('Outgoings p.a.',mo(og)),('GST p.a.',mo(gst)),('Gross incl. GST p.a.',mo(round(rn+og+gst,2))),('Bank guarantee',mo(bg)),('Arrears balance',mo(0 if i%4 else 3150.4*(i+1)))])
        for j,(k,v) in enumerate(F):
            x=56+(j%2)*250;c.setFillColor(colors.HexColor('#66727d'));c.setFont('Helvetica',8);c.drawString(x,y,k);c.setFillColor(colors.black);c.setFont('Helvetica-Bold',8);c.drawString(x+96,y,v)
            if j%2 or j==len(F)-1:y-=12.5
        y-=10
        if t:
            rows.append(R(unit=u,tenantName=t,unitType=ty,area=a,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=rn,charges=[dict(code='Outgoings',amount=og),dict(code='GST',amount=gst)],totalCharges=round(rn+og+gst,2),deposit=bg,balance=0 if i%4 else round(3150.4*(i+1),2),rentSteps=[dict(date=rv.isoformat(),amount=nr,per='year')] if fx else None));T=[p+q for p,q in zip(T,(a,rn,og,1))]
        else:rows.append(R(unit=u,unitType=ty,area=a,statusText='Vacant'));T[0]+=a
    if y<130:c.showPage();y=Hh-60
    c.setFont('Helvetica-Bold',10);c.setFillColor(NV);c.drawString(50,y-6,'Estate summary');c.setFont('Helvetica',8.5);c.setFillColor(colors.black);y-=22
    for k,v in [('Tenancies',f'{len(ten)}  (leased {T[3]}, vacant {len(ten)-T[3]})'),('Total lettable area',f'{T[0]:,} m²'),('Total net rent p.a.',mo(T[1])),('Total outgoings recoverable p.a.',mo(T[2]))]:c.drawString(56,y,k);c.drawRightString(380,y,v);y-=13
    c.setFont('Helvetica',7);c.drawRightString(545,25,f'Page {c.getPageNumber()}');c.save()
    save(fn,'INDUSTRIAL','Re-Leased style tenancy cards (label/value blocks), Australia, annual net rents',True,'Dandenong Gateway Estate','2026-07-31',11,T[3],11-T[3],rows)
def p07():
    fn='iberia_hotel_leases.pdf';r=rnd(fn);rows=[];S=PS('s',fontName='Helvetica',fontSize=7,leading=8.2);B_=PS('b',parent=S,fontName='Helvetica-Bold');
    hs=[('Spain',[('ES-1101','Hotel Alameda Sevilla','Grupo Azahar Hoteles S.L.',142,8350),('ES-1102','Hotel Puerto Luz Malaga','Maredo Operadora S.A.',210,13900),('ES-1103','Hostal Gracia Barcelona','Nomad Beds Iberia S.L.',96,3420),('ES-1104','Aparthotel Chamartin Madrid','StayLong Europe B.V.',168,9100),('ES-1107','Hotel Bahia Palma','',188,12150)]),('Portugal',[('PT-2101','Hotel Ribeira Porto','Douro Hospitality Lda',121,6870),('PT-2102','Hotel Saldanha Lisboa','Grupo Azahar Hoteles S.L.',236,14400),('PT-2104','Pousada do Farol Cascais','Farol Turismo S.A.',58,4120)]),('Italy',[('IT-3101','Hotel Navona Roma','Lucerna Hotels S.r.l.',84,4980),('IT-3102','Hotel Darsena Milano','Lucerna Hotels S.r.l.',155,8230)])]
    T=[[Paragraph(x,B_) for x in('RE object','Hotel','Operator (lessee)','Keys','GFA m²','Contract term','Base rent<br/>EUR p.a.','Turnover top<br/>% rooms / F&amp;B','Variable rent<br/>FY2025 EUR','Total rent<br/>FY2025 EUR','FF&amp;E reserve<br/>EUR p.a.','Guarantee<br/>EUR','Indexation')]];st=[];GT=[0]*6
    for cty,l in hs:
        st.append(('SPAN',(0,len(T)),(-1,len(T))));st.append(('BACKGROUND',(0,len(T)),(-1,len(T)),colors.HexColor('#f0ead6')));T.append([Paragraph(cty,B_)]+['']*12);sb=[0]*6
        for u,h,t,k,g in l:
            if not t:
                T.append([u,Paragraph(h,S),Paragraph('<i>vacant - refurbishment, reopening 2028</i>',S),k,f'{g:,}','','0','','0','0','0','','']);rows.append(R(unit=u,propertyName=h,area=g,statusText='vacant',section=cty,annualRent=0,charges=[dict(code='Variable rent',amount=0),dict(code='FF&E reserve',amount=0)]));sb[0]+=k;sb[1]+=g;continue
            s=d(r,2012,2023);e=eoy(s,r.choice([15,20,20]));bs=k*r.randint(48,112)*100;vr=r.choice([0,round(bs*r.uniform(.03,.21))]);ff=round(bs*.04);gu=r.choice([bs//2,bs,bs//4])
            T.append([u,Paragraph(h,S),Paragraph(t,S),k,f'{g:,}',Paragraph(f'{s:%d.%m.%Y} -<br/>{e:%d.%m.%Y}',S),f'{bs:,}',r.choice(['24.0 / 8.0','22.5 / 7.5','n/a' if vr==0 else '26.0 / 9.0']),f'{vr:,}',f'{bs+vr:,}',f'{ff:,}',f'{gu:,}',r.choice(['100% CPI','CPI cap 3%','75% HICP'])])
            rows.append(R(unit=u,propertyName=h,tenantName=t,area=g,statusText='Occupied',section=cty,leaseStartDate=s,leaseEndDate=e,annualRent=bs,charges=[dict(code='Variable rent',amount=vr),dict(code='FF&E reserve',amount=ff)],deposit=gu));sb=[a+b for a,b in zip(sb,(k,g,bs,vr,bs+vr,ff))]
        st.append(('FONTNAME',(0,len(T)),(-1,len(T)),'Helvetica-Bold'));T.append(['',f'Total {cty}','',sb[0],f'{sb[1]:,}','',f'{sb[2]:,}','',f'{sb[3]:,}',f'{sb[4]:,}',f'{sb[5]:,}','','']);GT=[a+b for a,b in zip(GT,sb)]
    st+=[('FONTNAME',(0,len(T)),(-1,len(T)),'Helvetica-Bold'),('LINEABOVE',(0,len(T)),(-1,len(T)),1,colors.black)];T.append(['','Portfolio total','',GT[0],f'{GT[1]:,}','',f'{GT[2]:,}','',f'{GT[3]:,}',f'{GT[4]:,}',f'{GT[5]:,}','',''])
    t=Table(T,colWidths=[x*mm for x in(16,38,36,11,15,20,21,21,20,22,20,20,18)],repeatRows=1);t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('ALIGN',(3,0),(4,-1),'RIGHT'),('ALIGN',(6,0),(6,-1),'RIGHT'),('ALIGN',(8,0),(11,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,-1),.2,colors.lightgrey)]+st))
    SimpleDocTemplate(D+fn,pagesize=landscape(A4),leftMargin=9*mm,rightMargin=9*mm,topMargin=14*mm,bottomMargin=12*mm).build([Paragraph('Iberia &amp; Italy Hotel Portfolio - Operator Lease Schedule',PS('t',fontName='Helvetica-Bold',fontSize=14,leading=18)),Paragraph('SAP RE-FX  company code 2140  |  key date 30.06.2026  |  base rents indexed to key date; variable rent as settled for FY2025',S),Spacer(1,8),t,Spacer(1,8),Paragraph('Hotels: 10 (leased 9, vacant 1). Rents net of VAT. No break rights before expiry except IT-3101 (lessee, 12 months notice from 2029).',S)])
    save(fn,'HOSPITALITY','SAP RE-FX hotel operator leases, one hotel per row, country sections, term in one cell',True,'Iberia & Italy Hotel Portfolio','2026-06-30',10,9,1,rows)
p05();p06();p07()
