from common import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfgen import canvas
m=lambda v:f"{v:,.0f}"
def p05(seed):
    r=random.Random(seed);N=Names(r);f='ropewalk_works_btr_rentroll.pdf'
    c=canvas.Canvas(doc(f),pagesize=landscape(A4));Wd,Hh=landscape(A4);pg=[0];y=0
    X=[(28,'l','Apt'),(66,'l','Type'),(128,'r','Sq ft'),(138,'l','Lead resident'),(272,'l','Status'),(334,'l','AST from'),(384,'l','AST to'),(478,'r','ERV pcm'),(530,'r','Rent pcm'),(584,'r','Parking'),(630,'r','Pets'),(684,'r','Total pcm'),(736,'r','Deposit'),(806,'r','Arrears')]
    def put(v,b=0):
        c.setFont('Helvetica-Bold' if b else 'Helvetica',6.8)
        for (x,a,_),s in zip(X,v):
            if s: (c.drawString if a=='l' else c.drawRightString)(x,y,s)
    def head():
        nonlocal y
        if pg[0]:c.showPage()
        pg[0]+=1;y=Hh-32;c.setFont('Helvetica-Bold',12);c.drawString(28,y,'Ropewalk Works');c.setFont('Helvetica',8);c.drawRightString(Wd-30,y,f'Rent Roll – run 30/09/2025 18:04 – page {pg[0]}');y-=20
        c.setFillGray(.88);c.rect(26,y-4,Wd-52,14,fill=1,stroke=0);c.setFillGray(0);put([x[2] for x in X],1);y-=15
    head();rows=[];TY={'Studio':(395,1025),'1B1P':(450,1150),'1B2P':(540,1285),'2B3P':(690,1590),'2B4P':(760,1690),'3B5P':(930,2050)}
    agg={};oc=va=mo=0;T=[0]*7;z=0
    fm=lambda v:f'{v:,.2f}'
    for fl in range(0,12):
        for j in range(1,16 if fl else 12):
            u=f'{"G" if fl==0 else fl}{j:02d}';ty=r.choice(['Studio','1B1P','1B2P','1B2P','2B3P','2B4P','2B4P','3B5P']);a,b=TY[ty];a+=r.randint(-6,9);erv=b+fl*10
            if y<40:head()
            x=r.random();row=dict(unit=u,unitType=ty,area=a,marketRent=float(erv))
            if z%2:c.setFillGray(.965);c.rect(26,y-2.5,Wd-52,9.6,fill=1,stroke=0);c.setFillGray(0)
            z+=1
            g=agg.setdefault(ty,[0,0,0,0.]);g[0]+=1
            T[0]+=a;T[1]+=erv
            if u in('G01','101'):
                stt='Show apartment' if u=='G01' else 'Mgmt office';mo+=1;row['statusText']=stt;put([u,ty,m(a),'',stt,'','',fm(erv)])
            elif x<.07:
                stt='Vacant' if x<.05 else 'Reserved';va+=1;g[2]+=1;row['statusText']=stt
                nm=''
                if stt=='Reserved':nm=N.ps();row['tenantName']=nm;row['leaseStartDate']=D(2025,10,r.randint(3,25))
                put([u,ty,m(a),nm,stt,row['leaseStartDate'].strftime('%d/%m/%y') if nm else '','',fm(erv)])
            else:
                oc+=1;g[1]+=1;stt='Notice' if x>.93 else 'Current';nm=N.ps();s=D(2025,r.randint(1,9),r.randint(1,28)) if r.random()<.5 else D(2024,r.randint(10,12),r.randint(1,28));e=less1(addy(s,r.choice([1,1,2,3])))
                rent=round(erv*r.uniform(.93,1.02)/5)*5;pk=r.choice([0,0,0,120]);pet=r.choice([0,0,0,0,0,35]);dep=round(rent*12/52*5,2);ar=r.choice([0]*9+[rent,round(rent*.4,2),-50])
                if r.random()<.12:e='Periodic'
                row.update(tenantName=nm,statusText=stt,leaseStartDate=s,leaseEndDate=e,contractRent=float(rent),charges=[dict(code=k,amount=v) for k,v in(('Parking',pk),('Pets',pet)) if v],totalCharges=rent+pk+pet,deposit=dep)
                if ar:row['balance']=ar
                g[3]+=rent
                for k,v in enumerate((rent,pk,pet,rent+pk+pet,dep)):T[2+k]+=v
                T.append(ar)
                put([u,ty,m(a),nm,stt,s.strftime('%d/%m/%y'),e if isinstance(e,str) else e.strftime('%d/%m/%y'),fm(erv),fm(rent),fm(pk) if pk else '',fm(pet) if pet else '',fm(rent+pk+pet),fm(dep),(fm(ar) if ar>0 else f'({-ar:,.2f})') if ar else ''])
            rows.append(row);y-=9.6
    if y<60:head()
    c.line(26,y+8,Wd-26,y+8);put(['Totals','',m(T[0]),'','','','']+[fm(v) for v in T[1:7]]+[fm(sum(T[7:]))],1)
    head();c.setFont('Helvetica-Bold',9);c.drawString(28,y-4,'Summary by type');y-=20
    def q(v,b=0):
        c.setFont('Helvetica-Bold' if b else 'Helvetica',8)
        for x,s in zip((28,140,200,260,360),v):(c.drawString if x==28 else c.drawRightString)(x,y,s)
    q(['Type','Apts','Let','Void','Let rent pcm'],1);y-=12
    for k in TY:g=agg[k];q([k,str(g[0]),str(g[1]),str(g[2]),fm(g[3])]);y-=12
    q(['All',str(len(rows)),str(oc),str(va),fm(T[2])],1);y-=16;c.setFont('Helvetica',7.5);c.drawString(28,y,'Show apartment and management office are in the apartment count but neither let nor void. Reserved apartments count as void until move-in. ( ) = credit.')
    c.save();save(f,'MULTIFAMILY',rows,len(rows),oc,va,'Ropewalk Works','2025-09-30','UK BTR system export, zebra, long, summary page',hard='last page repeats roll header over a summary table')
def p06(seed):
    r=random.Random(seed);N=Names(r);f='Penhallow_Cove_pitch_licences.pdf'
    P=lambda s,b=0,a=0:Paragraph(s,PS('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=8,leading=9,alignment=a))
    S=[('A. Residential park homes (Mobile Homes Act 1983 agreements)','R',18),('B. Holiday static caravans – 10½ month licences','H',26),('C. Seasonal touring pitches','T',10)]
    el=[Paragraph('Penhallow Cove Holiday &amp; Residential Park',PS('t',fontName='Times-Bold',fontSize=16,leading=20,alignment=1)),Paragraph('Schedule of pitch agreements and licences, season 2025 &nbsp;&nbsp;(position at 1 April 2025)',PS('u',fontName='Times-Italic',fontSize=10,leading=18,alignment=1))]
    rows=[];oc=va=dn=0;G=[0,0,0,0];W=[32,112,70,58,58,54,46,46,54]
    for title,k,n in S:
        H=['Pitch','Occupier / licensee','Home',{'R':'Agreement date','H':'Licence from','T':'Season from'}[k],{'R':'','H':'Licence to','T':'Season to'}[k],'Pitch fee £ p.a.','Water £','Rates £','Arrears £']
        t=[[P(h,1,2 if i>4 else 0) for i,h in enumerate(H)]];Q=[0]*4
        for j in range(1,n+1):
            u=f'{k}{j}';home={'R':r.choice(['Twin 40x20','Twin 36x20','Single 32x10']),'H':r.choice(['35x12 2-bed','38x12 3-bed','32x10 2-bed']),'T':'Tourer'}[k]
            row=dict(unit=u,section=title,unitType=home)
            if u in('R7','H4','H11','H19','T3','T9'):
                w='Vacant plot' if k=='R' else 'Vacant';va+=1;row.pop('unitType');row['statusText']=w;t.append([P(u),P(w)]+['']*7)
            elif u=='H22':
                dn+=1;row.pop('unitType');row['statusText']='OUT OF USE (bank slip)';t.append([P(u),P('OUT OF USE (bank slip)')]+['']*7)
            else:
                oc+=1
                if u=='R1':
                    row.update(tenantName='Park warden',statusText='Occupied',annualRent=0);t.append([P(u),P('Park warden (staff)'),P(home),'','',P('0.00',0,2),P('–',0,2),P('–',0,2),'']);rows.append(row);row['tenantName']='Park warden (staff)';continue
                nm=N.ps('{t} {i} {l}');fee={'R':r.choice([2284.80,2412.36,2196.24]),'H':r.choice([4150,4395,4680]),'T':2150}[k]*1.0;wa={'R':0,'H':138.5,'T':0}[k];ra={'R':0,'H':r.choice([212.4,187.2]),'T':0}[k]
                s={'R':D(r.randint(2004,2023),r.randint(1,12),r.randint(1,28)),'H':D(2025,3,1),'T':D(2025,3,21)}[k];e={'R':None,'H':D(2026,1,14),'T':D(2025,10,31)}[k]
                ar=r.choice([0]*6+[round(fee/2,2),350.0])
                ch=[dict(code=a,amount=b,per='year') for a,b in(('Water £',wa),('Rates £',ra)) if b]
                row.update(tenantName=nm,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=fee,charges=ch,balance=ar or None)
                Q=[x+v for x,v in zip(Q,(fee,wa,ra,ar))]
                mm=lambda v:P(f'{v:,.2f}',0,2) if v else P('–',0,2)
                t.append([P(u),P(nm),P(home),P(s.strftime('%-d %b %Y')),P(e.strftime('%-d %b %Y') if e else ''),mm(fee),mm(wa),mm(ra),mm(ar)])
            rows.append(row)
        t.append([P('',1),P(f'{n} pitches',1),'','','']+[P(f'{v:,.2f}',1,2) for v in Q]);G=[a+b for a,b in zip(G,Q)]
        el+=[Spacer(1,6),Paragraph(title,PS('h',fontName='Times-Bold',fontSize=10.5,leading=14)),Table(t,colWidths=W,repeatRows=1,style=[('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)])]
    el+=[Spacer(1,10),Table([[P('PARK TOTAL',1)]+[P(f'{v:,.2f}',1,2) for v in G]],colWidths=[330,54,46,46,54],style=[('BOX',(0,0),(-1,-1),1,colors.black)]),Spacer(1,8),Paragraph(f'Pitches {oc+va+dn}: occupied {oc} (including the warden), vacant {va}, out of use {dn}. Licence fees include VAT where due. 10% commission on resale of homes.',PS('n',fontName='Times-Roman',fontSize=9))]
    SimpleDocTemplate(doc(f),pagesize=A4,leftMargin=32,rightMargin=32,topMargin=34,bottomMargin=34).build(el,onLaterPages=lambda c,d:(c.setFont('Times-Italic',8),c.drawRightString(560,20,f'Penhallow Cove – {d.page}')))
    save(f,'MANUFACTURED_HOUSING',rows,oc+va+dn,oc,va,'Penhallow Cove Holiday & Residential Park','2025-04-01','UK caravan park licence schedule, Times, three section tables with own headers')
def p07(seed):
    r=random.Random(seed);N=Names(r);f='Cornmarket_House_arrears_and_rents.pdf'
    from fpdf import FPDF
    p=FPDF('P','mm','A4');p.core_fonts_encoding='cp1252';p.set_auto_page_break(True,18);p.add_page();p.set_font('Helvetica','B',11);p.cell(0,6,'O\u2019Dowd Lyne Auctioneers & Valuers',new_x='LMARGIN',new_y='NEXT');p.set_font('Helvetica','',8.5);p.cell(0,4.5,'14 Washington Quay, Cork',new_x='LMARGIN',new_y='NEXT');p.ln(4)
    p.set_font('Helvetica','B',11);p.cell(0,6,'Re: Cornmarket House, Academy Lane, Cork \u2013 rents and arrears at 30th June 2025',new_x='LMARGIN',new_y='NEXT');p.set_font('Helvetica','',9)
    p.multi_cell(0,4.6,'Dear Sirs, further to your query we set out the occupiers, the rents and the sums outstanding. The apartments pay monthly, the shops and offices quarterly in advance; the column "Rent p.a." is the annual equivalent in both cases.');p.ln(3)
    W=[15,32,52,22,22,24,22];
    def hd():
        p.set_font('Helvetica','B',8.5);p.set_fill_color(225,225,225)
        for w,h,i in zip(W,['No.','Description','Occupier','From','Until','Rent p.a.','Arrears'],range(7)):p.cell(w,6,h,border=1,fill=True,align='R' if i>4 else 'L')
        p.ln();p.set_font('Helvetica','',8.5)
    hd();rows=[];T=A=0;oc=va=0
    L=[('1','Shop, ground floor',1,26000),('2','Shop, ground floor',1,31500),('3','Café, ground floor',1,38000),('4','Basement store',0,0),('5','Office, first floor',1,22400),('6','Office, first floor',1,19750),('7','Office, second floor',0,0),('8','Apartment, 1 bed',2,16800),('9','Apartment, 2 bed',2,21600),('10','Apartment, 2 bed',2,22200),('11','Apartment, studio',2,13800),('12','Apartment, 2 bed',2,21000)]
    for u,d,k,rent in L:
        row=dict(unit=u,unitType=d)
        if not k:
            va+=1;row['statusText']='Vacant';v=[u,d,'Vacant','','','','']
        else:
            oc+=1;t=N.co(('Ltd','DAC','t/a The Lane'),['Jewellers','Books','Bakery','Legal','Accountants','Barbers']) if k==1 else N.ps('{f} {l}')
            s=D(r.randint(2018,2024),r.randint(1,12),1);e=less1(addy(s,10)) if k==1 else 'Part 4';ar=r.choice([0,0,0,round(rent/12,2),round(rent/4,2)])
            row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=rent,balance=ar);T+=rent;A+=ar
            v=[u,d,t,s.strftime('%d/%m/%Y'),e if k==2 else e.strftime('%d/%m/%Y'),f'\u20ac{rent:,.2f}',f'\u20ac{ar:,.2f}' if ar else 'nil']
        rows.append(row)
        for w,x,i in zip(W,v,range(7)):p.cell(w,6,x,border=1,align='R' if i>4 else 'L')
        p.ln()
    p.set_font('Helvetica','B',8.5);bad=T+2700
    p.cell(sum(W[:5]),6,f'Total, {oc} lettings of {oc+va} (2 vacant)',border=1)
    p.cell(W[5],6,f'\u20ac{bad:,.2f}',border=1,align='R');p.cell(W[6],6,f'\u20ac{A:,.2f}',border=1,align='R');p.ln(10);p.set_font('Helvetica','',9)
    p.multi_cell(0,4.6,'A payment plan is agreed for the arrears shown. The tenant of No. 3 has asked for a rent-free month and it has not been agreed. "Part 4" denotes a tenancy of unlimited duration under the Residential Tenancies Acts.\n\nYours faithfully,\n\n\nO\u2019Dowd Lyne')
    p.output(doc(f));save(f,'MIXED_USE',rows,oc+va,oc,va,'Cornmarket House','2025-06-30','Irish agent letter with inline table',planted=dict(what=f'Printed total Rent p.a. €{bad:,.2f}; the rows add to €{T:,.2f}',kind='total_wrong'))
