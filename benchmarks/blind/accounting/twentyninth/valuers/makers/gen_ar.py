from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
import xlsxwriter
# ---------- 4 UK retail demands by tenant, PDF
def demands():
    R=random.Random(2904)
    G='AGE FROM DUE DATE '; names=["total","current","other:"+G+"Up to 1 month","other:"+G+"1 to 3 months","other:"+G+"Older"]
    P=[('Crossgate Retail Park, Tamworth',[('CRP001','Unit 1','Pellow & Tate Stationers Ltd',14200),('CRP003','Unit 3','Dunmore Carpets (Midlands) Ltd',21750),('CRP004','Unit 4A','Bramble Coffee Roasters Ltd',8900),('CRP005','Unit 4B','Mr A J Lockyer t/a Paws Inn',6125),('CRP007','Units 6-7','Haldane Sports plc',46500),('CRP008','Unit 8','Verity Beds Ltd (in administration)',17300),('CRP011','Kiosk','Chai Stop Ltd',2400)]),
       ('Lammas Street Parade, Hereford',[('LSP010','10','Orchard Pharmacy Ltd',7800),('LSP012','12-14','Wye Valley Wholefoods CIC',9950),('LSP016','16','Ms R Okonedo-Blyth',4300),('LSP018','18 Gnd','Kerrigan Bookmakers Ltd',5600),('LSP18F','18 1st Flr','Tillet Dental Care LLP',3900)]),
       ('Foundry Yard Trade Counters, Dudley',[('FYT001','T1','Spanner & Bolt Ltd',5150),('FYT002','T2','Oakfold Tiles Ltd',6700),('FYT005','T5-T6','Nightjar Electrical Wholesale Ltd',11200)])]
    opts=[('24/06/2025','Rent','24 Jun - 28 Sep 25',0,1.0),('24/06/2025','Service Charge','24 Jun - 28 Sep 25',0,.22),('01/06/2025','Insurance','Premium 25/26',1,.09),('12/05/2025','Electricity Recharge','Feb - Apr 25',2,.03),('25/03/2025','Rent','25 Mar - 23 Jun 25',2,1.0),('25/03/2025','Service Charge','25 Mar - 23 Jun 25',2,.22),('25/12/2024','Rent','25 Dec - 24 Mar 25',3,1.0),('25/12/2024','Service Charge','25 Dec - 24 Mar 25',3,.22),('31/10/2024','S/C Balancing','Y/e Jun 24',3,.06),('30/09/2024','Interest on Arrears','To 30 Sep 24',3,.01)]
    W,H=A4; c=canvas.Canvas(D+'/arrears_by_demand_june25.pdf',pagesize=A4); cx=[318,376,434,494,556]; pg=[0]
    neg=lambda x:uk(abs(x))+('-' if x<0 else '')
    def head():
        pg[0]+=1; c.setFillColorRGB(.13,.25,.42); c.rect(0,H-46,W,46,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',13); c.drawString(34,H-24,'Harcombe Lyle  |  Property Management'); c.setFont('Helvetica',8.5); c.drawString(34,H-37,'Outstanding demands by tenant at 20 June 2025  (client 0713: Thornbeck Estates No. 2 LP)'); c.setFillColorRGB(0,0,0)
        y=H-62; c.setFont('Helvetica-Bold',7.5); c.drawString(34,y-10,'Demand'); c.drawString(84,y-10,'Due'); c.drawString(130,y-10,'Charge'); c.drawString(206,y-10,'Period')
        c.drawRightString(cx[0],y,'Outstanding'); c.drawRightString(cx[0],y-10,'incl. VAT £'); c.drawRightString(cx[1],y,'Not yet'); c.drawRightString(cx[1],y-10,'due £')
        c.drawCentredString((cx[2]+cx[4])/2-22,y+2,'AGE FROM DUE DATE'); c.line(cx[1]+14,y-1,cx[4],y-1)
        for i,h in((2,'Up to 1 month'),(3,'1 to 3 months'),(4,'Older')): c.drawRightString(cx[i],y-10,h)
        c.setLineWidth(1); c.line(34,y-14,W-36,y-14); c.setLineWidth(.4); return y-26
    def foot(): c.setFont('Helvetica',7); c.drawString(34,26,'A trailing minus is a credit. VAT included where the landlord has opted. Queries: credit.control@harcombelyle.example'); c.drawRightString(W-36,26,f'Page {pg[0]} of 2'); c.showPage()
    def put(y,v,b=False,sz=7.8):
        c.setFont('Helvetica-Bold' if b else 'Helvetica',sz)
        for x,q in zip(cx,v):
            if q is not None: c.drawRightString(x,y,neg(q))
    tr=[];tt=[]; y=head(); dem=60412; GR=[0]*5
    nz=lambda v:[v[0]]+[q if q else None for q in v[1:]]
    tot=lambda lab,v:tt.append({"label":lab,**{k:(n(q) if q is not None else None) for k,q in zip(names,v)}})
    for pname,ten in P:
        if y<130: foot(); y=head()
        c.setFillColorRGB(.88,.91,.95); c.rect(34,y-4,W-70,14,fill=1,stroke=0); c.setFillColorRGB(0,0,0); c.setFont('Helvetica-Bold',9); c.drawString(38,y,pname); y-=18; PT=[0]*5
        for code,unit,nm,q in ten:
            pick=sorted(R.sample(range(len(opts)),R.choice([1,2,2,3,3,4])))
            lines=[]
            for k in pick:
                d,ch,per,b,f=opts[k]; amt=int(q*f*1.2*100) if R.random()<.7 else int(q*f*1.2*100*R.uniform(.2,.9)); amt+=R.randint(0,99) if f<1 else 0
                lines.append((str(dem),d,ch,per,b,amt)); dem+=R.randint(3,61)
            if R.random()<.35: lines.append(('RCT'+str(R.randint(2000,9000)),'16/06/2025','Unallocated Cash','',1,-R.randint(200,2400)*100))
            if y-12*len(lines)<80: foot(); y=head()
            c.setFont('Helvetica-Bold',8); c.drawString(34,y,code); c.drawString(84,y,unit); c.drawString(150,y,nm); y-=11; TT=[0]*5
            for no,d,ch,per,b,amt in lines:
                v=[amt,None,None,None,None]; v[b+1]=amt; c.setFont('Helvetica',7.8); c.drawString(34,y,no); c.drawString(84,y,d); c.drawString(130,y,ch); c.drawString(206,y,per); put(y,v); y-=10.5
                for i in range(5): TT[i]+=v[i] or 0
                tr.append({"property":pname,"unit":unit,"resident":code,"name":nm,"charge":ch,"invoice":no,"date":d,**{k:(n(x) if x is not None else None) for k,x in zip(names,v)}})
            c.line(cx[0]-55,y+7.5,W-36,y+7.5); c.setFont('Helvetica-Oblique',7.8); c.drawString(130,y-1,f'Total {code}'); put(y-1,nz(TT),True); y-=18; tot(f'Total {code}',nz(TT))
            for i in range(5): PT[i]+=TT[i]
        c.setFont('Helvetica-Bold',8.2); c.drawString(34,y,'Total for '+pname); put(y,nz(PT),True); y-=24; tot('Total for '+pname,nz(PT))
        for i in range(5): GR[i]+=PT[i]
    c.line(34,y+14,W-36,y+14); c.setFont('Helvetica-Bold',9); c.drawString(34,y,'GRAND TOTAL - CLIENT 0713'); put(y,nz(GR),True,8.2); c.line(34,y-5,W-36,y-5); tot('GRAND TOTAL - CLIENT 0713',nz(GR))
    foot(); c.save(); print('demand pages',pg[0],len(tr))
    save('arrears_by_demand_june25.pdf','AR',names,tr,tt,None,'RETAIL','English managing agent, Tamworth/Hereford/Dudley','Tenant heading with demand lines below, total column before ages, trailing minus, tenant/property/grand totals','unallocated cash with trailing minus; total first; code, unit, name only on heading line')

# ---------- 5 Spain flats, xlsx
def spain():
    R=random.Random(2905)
    wb=xlsxwriter.Workbook(D+'/alquileres_impagados_mar25.xlsx'); ws=wb.add_worksheet('Arrears 31-03-25')
    f=lambda **k:wb.add_format({'font_name':'Arial','font_size':9,**k})
    H=f(bold=1,bg_color='#F4D9B8',border=1,align='center',valign='vcenter',text_wrap=1); N=f(num_format='#,##0.00 "€"'); NB=f(num_format='#,##0.00 "€"',bold=1,top=1); B=f(bold=1,top=1); BL=f(bold=1,bg_color='#EFEFEF'); t=f(); w=f(text_wrap=1,valign='top'); NT=f(num_format='#,##0.00 "€"',valign='top')
    ws.write('B1','Inmuebles Ribera del Turia, S.L. — unpaid rents by flat',f(bold=1,font_size=13)); ws.write('B2','Position at 31 March 2025, amounts in EUR. Prepared for valuation by M. Ferrandis.',f(italic=1))
    ws.merge_range('A4:A5','Ref. interna',H); ws.merge_range('B4:B5','Flat',H); ws.merge_range('C4:C5','Tenant',H); ws.merge_range('D4:H4','UNPAID RENT',H)
    for j,h in enumerate(['Mar 25','Feb 25','Jan 25','Q4 2024','Earlier'],3): ws.write(4,j,h,H)
    ws.merge_range('I4:I5','Total owed',H); ws.merge_range('J4:J5','Bad debt provision',H); ws.merge_range('K4:K5','Deposit held (fianza)',H); ws.merge_range('L4:L5','Situation',H)
    ws.set_column('A:A',10,None,{'hidden':1}); ws.set_column('B:B',10); ws.set_column('C:C',26); ws.set_column('D:K',12.5); ws.set_column('L:L',17); ws.set_column('M:M',3); ws.set_column('N:N',22); ws.set_column('O:P',13)
    names=["m0","m1","m2","other:UNPAID RENT Q4 2024","other:UNPAID RENT Earlier","total","other:Bad debt provision","deposit"]
    ten=iter(['Amparo Quiles Soriano','Youssef Benhadi','J. M. Castelló e hija','Núria Forcadell Pons','Rubén Alcaraz Gil','Katarzyna Wolny','Hnos. Beltrán Mira C.B. (ground-floor workshop, lease of 2011)','Lucía Sempere Ortí','Óscar Dalmau Reig','Iván Petrov Stoyanov','Mª Dolores Cervera','Paula Estellés Roig','Thomas Okafor','Vicente Llopis Amat','Sara Monzó & Pau Grau','Carla Benavent','Emilio Torró Sanz','Ligia Marinescu','Estate of F. Navarro (heirs not yet known)','Andrés Piqueras','Beatriz Lluch','Hugo Sanchis Vidal','Inés Tormo','Farid Mansouri','Rosa Almiñana','Jordi Peiró','Clínica Dental Sonríe S.L.P.','Mireia Bosch'])
    B_=[('C/ Azahar 21, Valencia',['Bajo izq.','1º A','1º B','2º A','3º B','4º A','4º B','Ático']),('Avda. del Puerto 166, Valencia',['1º 1ª','1º 3ª','2º 2ª','3º 1ª','3º 2ª','5º 1ª','5º 4ª','6º 2ª','7º 1ª']),('Pza. San Roque 4, Sagunto',['Local 1','1º izq.','1º dcha.','2º izq.','3º dcha.','4º izq.','4º dcha.'])]
    r=5; tr=[];tt=[];subs=[];rec=[]
    for b,fl in B_:
        ws.merge_range(r,1,r,11,b,BL); r+=1; s=r; rows=[]
        for x in fl:
            rent=R.choice([58000,61250,69500,74000,82500,91000,105000]); k=R.choice([1,1,2,2,3,4,5]); v=[0]*5
            for i in range(min(k,3)): v[i]=rent
            if k==1 and R.random()<.5: v[0]=R.randint(80,550)*100+R.choice([0,50,37])
            if k>=4: v[3]=rent*R.choice([1,2,3])
            if k==5: v[4]=rent*R.randint(1,6)+R.randint(1,9999)
            if R.random()<.15 and k>1: v[0]=0
            st={1:'',2:R.choice(['Reminder','']),3:'Payment plan',4:R.choice(['Burofax sent','Left']),5:R.choice(['Court claim','Left','Court claim'])}[k]
            tot=sum(v); prov=v[4]+v[3]//2 if k>=4 else 0; dep=0 if x.startswith('6') else rent if not x.startswith(('Local','Bajo')) else rent*2
            nm=next(ten); (ws.set_row(r,36) if len(nm)>45 else ws.set_row(r,25) if len(nm)>27 else None); ws.write(r,0,f'IR-{4000+r}',t); ws.write(r,1,x,w); ws.write(r,2,nm,w)
            for j,q in enumerate(v): 
                if q: ws.write_number(r,3+j,n(q),NT)
            ws.write_formula(r,8,f'=SUM(D{r+1}:H{r+1})',NT,n(tot))
            if prov: ws.write_number(r,9,n(prov),NT)
            if dep: ws.write_number(r,10,n(dep),NT)
            ws.write(r,11,st,w)
            al=v+[tot,prov,dep]; rows.append(al)
            tr.append({"property":b,"unit":x,"name":nm,"status":st,**{kk:(n(q) if q else None) for kk,q in zip(names,al)}}); r+=1
        S=[sum(q) for q in zip(*rows)]; lab='Subtotal '+b.split(',')[0]; ws.write(r,1,lab,B); ws.write(r,2,'',B); ws.write(r,11,'',B)
        for j,q in enumerate(S): ws.write_formula(r,3+j,f'=SUM({chr(68+j)}{s+1}:{chr(68+j)}{r})',NB,n(q))
        tt.append({"label":lab,**{kk:n(q) for kk,q in zip(names,S)}}); subs.append((r,S)); rec.append((b.split(',')[0],len(rows),S[5])); r+=2
    G=[sum(q) for q in zip(*[s for _,s in subs])]; ws.write(r,1,'TOTAL PORTFOLIO',B); ws.write(r,2,'',B)
    for j,q in enumerate(G): ws.write_formula(r,3+j,'='+'+'.join(f'{chr(68+j)}{a+1}' for a,_ in subs),NB,n(q))
    tt.append({"label":'TOTAL PORTFOLIO',**{kk:n(q) for kk,q in zip(names,G)}})
    ws.write(r+2,1,'Notes: flat 6º 2ª has no fianza on file. Provision: 100% of "Earlier", 50% of Q4 2024. Ground-floor premises carry two months of deposit.',f(italic=1))
    ws.merge_range('N4:P4','SUMMARY',H)
    for j,h in enumerate(['Building','Debtors','Owed']): ws.write(4,13+j,h,H)
    for i,(a,b,q) in enumerate(rec): ws.write(5+i,13,a,t); ws.write(5+i,14,b,t); ws.write(5+i,15,n(q),N)
    ws.write(8,13,'All',B); ws.write(8,14,sum(x[1] for x in rec),B); ws.write(8,15,n(G[5]),NB)
    ws.freeze_panes(5,3); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save('alquileres_impagados_mar25.xlsx','AR',names,tr,tt,None,'MULTIFAMILY','Spanish owner, Valencia, Excel','Month columns plus quarter and earlier, blocks by building, hidden reference column, side summary table, wrapped tenant names, formulas with cached values','side table at right; hidden first column; status last; totals by formula')

# ---------- 6 Doha offices, PDF, row dropped
def doha():
    R=random.Random(2906)
    names=["current","b0_30","b31_60","b61_90","b90","total","prepaid","other:Net Due","deposit"]
    T_=[('Tower A - Lusail Gate',['Gulf Meridian Shipping W.L.L.','Al Sidra Legal Consultants','Noor Oryx Engineering Consultancy (Qatar Branch)','Pearl Arc Architects','Blue Dhow Travel & Tourism','Hamad Fakhroo Trading Est.','Sandgrouse IT Solutions LLC','Kestrel Reinsurance Brokers Ltd','Barzan Medical Supplies W.L.L.','Fenwick Osler Audit','Zubara Catering Services','Ras Laffan Inspection Bureau (Owner: M. Al Khater)']),
        ('Tower B - Lusail Gate',['Desert Rose Recruitment','Ezdan Falcon Contracting W.L.L.','Corniche Media House','Wadi Steel Trading','Tarsier Software FZ','Al Wakra Marine Spares','Qanat Water Technologies','Umm Bab Cement Agencies','Lantern Training Centre','Simsima Holding','Janoub Logistics & Customs Clearance W.L.L.','Al Rayyan Dental Laboratory','Dukhan Drilling Services Co.']),
        ('Podium offices',['Karak & Co. Head Office','Saffron Exchange','Doha Bay Insurance Agency','Mathaf Print Studio','Al Thuraya Optics','Najma Courier Services','Souq Digital W.L.L.'])]
    doc=SimpleDocTemplate(D+'/lusail_gate_ar_ageing.pdf',pagesize=landscape(A4),leftMargin=28,rightMargin=28,topMargin=56,bottomMargin=40)
    ps=ParagraphStyle('x',fontName='Helvetica',fontSize=7.6,leading=9)
    fm=lambda x:'-' if x==0 else (f'{x/100:,.2f}' if x>0 else f'({-x/100:,.2f})')
    hd=[['Customer Name','Cust. ID','Suite','Current','Days Overdue','','','','Total','Unused\nCredits','Net Due','Security\nDeposit'],['','','','','1 - 30','31 - 60','61 - 90','> 90','','','','']]
    data=[*hd]; st=[('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.8),('ALIGN',(3,0),(-1,-1),'RIGHT'),('SPAN',(4,0),(7,0)),('ALIGN',(4,0),(7,0),'CENTER'),('LINEBELOW',(4,0),(7,0),.5,colors.grey),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#E9E4F0')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,2),(-1,-1),.25,colors.HexColor('#DDDDDD')),('TOPPADDING',(0,0),(-1,-1),2.4),('BOTTOMPADDING',(0,0),(-1,-1),2.4)]
    for j in(0,1,2,3,8,9,10,11): st.append(('SPAN',(j,0),(j,1)))
    tr=[];tt=[];G=[0]*9; cid=1004; planted=None
    for ti,(tw,cs) in enumerate(T_):
        data.append([tw]+['']*11); k=len(data)-1; st+= [('FONT',(0,k),(-1,k),'Helvetica-Bold',8.4),('SPAN',(0,k),(-1,k)),('TOPPADDING',(0,k),(-1,k),7)]
        S=[0]*9
        for i,nm in enumerate(cs):
            mrent=R.randint(90,640)*10000; ag=[0]*5
            ag[0]=mrent if R.random()<.6 else 0
            if R.random()<.5: ag[1]=mrent
            if R.random()<.35: ag[2]=int(mrent*R.choice([1,.5,.75]))
            if R.random()<.22: ag[3]=mrent
            if R.random()<.2: ag[4]=mrent*R.randint(1,5)+R.randint(0,99999)
            if sum(ag)==0: ag[1]=R.randint(1000,99999)
            cr=-R.randint(50,900)*1000 if R.random()<.25 else 0
            tot=sum(ag); v=ag+[tot,cr,tot+cr,mrent if R.random()<.85 else 0]; S=[a+b for a,b in zip(S,v)]
            idn=f'C-{cid}'; cid+=R.randint(1,14); su=f"{'ABP'[ti]}{2+(i*7+ti*3)%29:02d}0{R.randint(1,6)}" if ti<2 else f'P-{i+1:02d}'
            if nm=='Qanat Water Technologies':
                planted={"what":f"the line of {nm} ({idn}, suite {su}, total {fm(tot)}, net {fm(tot+cr)}) is dropped from the listing; the totals of Tower B and the grand total still include it","kind":"row dropped"}; continue
            data.append([Paragraph(nm.replace('&','&amp;'),ps),idn,su]+[fm(x) for x in v])
            tr.append({"property":tw,"unit":su,"resident":idn,"name":nm,**{a:n(x) for a,x in zip(names,v)}})
        lab='Total '+tw; data.append([lab,'','']+[fm(x) for x in S]); k=len(data)-1; st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7.6),('LINEABOVE',(0,k),(-1,k),.7,colors.black)]
        tt.append({"label":lab,**{a:n(x) for a,x in zip(names,S)}}); G=[a+b for a,b in zip(G,S)]
    data.append(['Grand Total (QAR)','','']+[fm(x) for x in G]); k=len(data)-1; st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7.4),('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1,colors.black)]
    tt.append({"label":"Grand Total (QAR)",**{a:n(x) for a,x in zip(names,G)}})
    st+=[('LEFTPADDING',(3,0),(-1,-1),2),('RIGHTPADDING',(3,0),(-1,-1),3)]
    tb=Table(data,colWidths=[150,42,42]+[60,60,60,60,62,66,58,66,60],repeatRows=2,style=TableStyle(st))
    def pg(c,d):
        W,H=landscape(A4); c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-28,'Lusail Gate Real Estate W.L.L.'); c.setFont('Helvetica',9); c.drawCentredString(W/2,H-41,'AR Ageing Summary By Customer   |   As of 30 Jun 2025   |   Amounts in QAR'); c.setFont('Helvetica',7); c.drawString(28,22,'Unused credits in parentheses reduce Net Due.  "-" nil.  Post-dated cheques in hand are not credited until cleared.'); c.drawRightString(W-28,22,f'{d.page}')
    doc.build([tb],onFirstPage=pg,onLaterPages=pg)
    save('lusail_gate_ar_ageing.pdf','AR',names,tr,tt,planted,'OFFICE','Zoho-like print, Doha owner','Grouped header, wrapped names, ID after name, dashes for nil, parentheses for credits, tower subtotals, repeated header','dashes; net and gross totals; a row dropped')
def run(): demands(); spain(); doha()
