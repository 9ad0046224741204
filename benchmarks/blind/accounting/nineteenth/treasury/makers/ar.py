from common import *
# ---------- D: UK malls, one line a tenant, fpdf2 ----------
def D():
    from fpdf import FPDF
    R=random.Random(1904);fn='Malls debtors schedule - 30 Nov 2025.pdf'
    M={'Hollin Cross Shopping Centre, Wexborough':['Pemble & Daughters','Lark Optical','Quillfeather Books','Trunk & Tide','Noodle Arcade','Bexley Boy Barbers','Saltmarsh Outdoor','Cobble Lane Coffee','Vantry Phones','Mistral Beauty','Dunnock Toys','Ironwharf Gym','Pasty Post','Ember Home','The Sock Foundry'],
       'The Maltings Quarter, Ardenby':['Fennimore Shoes','Gild Jewellers','Hopscotch Kids','Brightwell Dental','Tandoor Row','Copper Kettle Kitchenware','Zephyr Travel','Milliner & Mole','Aspen Nails','Orchard Street Pharmacy','Wickerwork','Loft & Loom']}
    keys=["total","current","b0_30","b31_60","b61_90","b90","other:Loss provision","deposit"]
    f=lambda x:'' if x is None else ('-' if x==0 else (f"({f2(x)})" if x<0 else f2(x)))
    pdf=FPDF('L','mm','A4');pdf.set_auto_page_break(False);pdf.set_font('Helvetica','',9)
    pdf.add_page();pdf.set_font('Helvetica','B',13);pdf.cell(0,8,'Castermoor Retail Estates plc',new_x='LMARGIN',new_y='NEXT')
    pdf.set_font('Helvetica','',9)
    pdf.multi_cell(190,4.6,"To: audit committee. From: group credit control. The schedule below lists what each mall tenant owes at the close of 30 November 2025, inclusive of VAT, aged from the due date. Amounts in brackets are credits: receipts on account that the tenant has not told us how to apply, left in the age band in which they arrived. The December quarter's rent was invoiced on 14 November and falls due on 25 December; it is shown as not yet due. Loss provision follows the IFRS 9 matrix and is not deducted from the balance. Deposits are held in a ring-fenced client account.")
    pdf.ln(3)
    W=[16,22,54,26,24,23,22,22,22,22,23]
    H=[('Unit',''),('Lease ref.',''),('Trading name',''),('Total','due'),('Not yet','due'),('1-30','days'),('31-60','days'),('61-90','days'),('Over','90 days'),('Loss','provision'),('Deposit','held')]
    pg=[1]
    def head():
        pdf.set_fill_color(28,72,92);pdf.set_text_color(255);pdf.set_font('Helvetica','B',8)
        for k in (0,1):
            for w,h in zip(W,H): pdf.cell(w,4.6,h[k],fill=True,align='L' if h[1]=='' else 'R')
            pdf.ln(4.6)
        pdf.set_text_color(0)
    def foot():
        y=pdf.get_y();pdf.set_xy(10,200);pdf.set_font('Helvetica','I',7);pdf.cell(0,4,f'Credit control | Yardi extract CR-114 | amounts in pounds sterling | page {pdf.page_no()}');pdf.set_y(y)
    def chk():
        if pdf.get_y()>188: foot();pdf.add_page();head()
    def line(t,v,b=0,fill=0):
        chk();pdf.set_font('Helvetica','B' if b else '',8)
        if fill: pdf.set_fill_color(222,234,238)
        for i,(w,s) in enumerate(zip(W,list(t)+[f(x) for x in v])): pdf.cell(w,5.2,s,align='L' if i<3 else 'R',fill=bool(fill),border='B' if not fill else 0)
        pdf.ln(5.2)
    pdf.set_draw_color(200);head();rows=[];tots=[];G=[0]*8
    for pi,(p,ts) in enumerate(M.items()):
        chk();pdf.set_font('Helvetica','B',9);pdf.cell(0,6.5,p,new_x='LMARGIN',new_y='NEXT');T=[0]*8
        for i,n in enumerate(ts):
            q=R.randint(600000,4800000);ages=[q if R.random()<.75 else 0]+[R.randint(5000,q//(j+2)) if R.random()<.42-.05*j else 0 for j in range(4)]
            if i%6==4: ages[R.choice([1,2])]=-R.randint(20000,300000)
            if not any(ages): ages[2]=q//3
            prov=-(ages[3]//4 if ages[3]>0 else 0)-(ages[4]//2 if ages[4]>0 else 0)
            dep=R.choice([0,q,q//2]) or None
            v=[sum(ages)]+ages+[prov,dep];u=('' if pi else 'L')+('MQ' if pi else '')+f"{i*2+1+(i>6)*20:02d}"+('A' if i%5==3 else '')
            ref=f"{'MQ' if pi else 'HX'}/{R.randint(1000,9999)}"
            line((u,ref,n),v);rows.append(dict(property=p,unit=u,resident=ref,name=n,**{k:(None if x is None else c2(x)) for k,x in zip(keys,v)}))
            T=[a+(x or 0) for a,x in zip(T,v)]
        lab='Total '+p.split(',')[0];line(('','',lab),T,1,1);tots.append(dict(label=lab,**dict(zip(keys,map(c2,T)))));G=[a+x for a,x in zip(G,T)];pdf.ln(2)
    line(('','','Both centres'),G,1,1);tots.append(dict(label='Both centres',**dict(zip(keys,map(c2,G)))))
    if pdf.get_y()>160: foot();pdf.add_page()
    pdf.ln(5);pdf.set_font('Helvetica','B',9);pdf.cell(0,6,'Recap of age, share of the balance',new_x='LMARGIN',new_y='NEXT');pdf.set_font('Helvetica','',8)
    for n,x in zip(['Not yet due','1-30 days','31-60 days','61-90 days','Over 90 days'],G[1:6]):
        pdf.cell(40,5,n);pdf.cell(30,5,f2(x),align='R');pdf.cell(20,5,f"{x/G[0]*100:.1f}%",align='R');pdf.ln(5)
    foot();pdf.output(DOC+fn);save(fn,'AR',keys,rows,tots)
    return dict(file=fn,assetType='RETAIL',documentType='AGED_RECEIVABLES',author='Castermoor group credit control',style='memo text above table, one line a tenant, total before the ages, two-line white-on-dark header',hard='total precedes ages; dashes for nil, blanks for no deposit; credits in parentheses; age recap after the table')
# ---------- E: Helsinki, by document, workbook ----------
def E():
    from openpyxl import Workbook
    from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
    from datetime import date,timedelta
    R=random.Random(1905);fn='FI-open-items-per-customer.xlsx'
    T=[('K10442','Saukkola Robotics Oy','Pasila Kulma','bank guarantee'),('K10457','Lumivirta Consulting Oy','Pasila Kulma','cash deposit'),('K10460','Nordvik Legal Ab','Pasila Kulma','none'),('K10512','Kaarnatie Logistics Oy','Vantaa Hub 2','bank guarantee'),('K10519','Pellava Textiles Oy','Vantaa Hub 2','parent guarantee'),('K10533','Hillakone Oy','Vantaa Hub 2','cash deposit'),('K10601','Ravintola Tervapata Oy','Kamppi Pavilion','bank guarantee'),('K10607','Otso Fitness Oy','Kamppi Pavilion','none'),('K10618','Syke Dental Oy','Kamppi Pavilion','cash deposit')]
    asof=date(2025,10,31);keys=["other:Days late","current","b0_30","b31_60","b61_90","b91_120","b120","total","deposit"]
    wb=Workbook();ws=wb.active;ws.title='Open items';B=Font(bold=True,name='Arial',size=9);N=Font(name='Arial',size=9)
    ws['A1']='Aalstrand Nordic Properties – Finland';ws['A1'].font=Font(bold=True,size=14,name='Arial')
    ws['A2']='Open items per customer at 31.10.2025, EUR incl. VAT 25.5 %, aged from due date. Invoices: RV, credit notes: HL.';ws['A2'].font=N
    hdr1=['Document','Type','Document date','Due date','Days late','Not due','OVERDUE BY DAYS','','','','','Open balance','Security held'];hdr2=['']*6+['0–30','31–60','61–90','91–120','over 120','','']
    fl=PatternFill('solid',fgColor='E8E2D0');th=Side(style='thin')
    for i,(a,b) in enumerate(zip(hdr1,hdr2)):
        for r,x in ((4,a),(5,b)):
            c=ws.cell(r,i+1,x or None);c.font=B;c.fill=fl;c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
        if i<6 or i>10: ws.merge_cells(start_row=4,end_row=5,start_column=i+1,end_column=i+1)
    ws.merge_cells('G4:K4')
    r=6;rows=[];tots=[];G=[0]*9;planted=None;dn=9000100
    mf='#,##0.00;-#,##0.00'
    def put(r,v,font,top=False):
        for i,x in enumerate(v):
            if x is None: continue
            c=ws.cell(r,5+i,x if i==0 else c2(x));c.font=font;c.number_format='0' if i==0 else mf
            if top: c.border=Border(top=th)
    for ti,(k,n,p,sec) in enumerate(T):
        ws.cell(r,1,k).font=B;ws.cell(r,2,n).font=B;ws.merge_cells(start_row=r,end_row=r,start_column=2,end_column=5);ws.cell(r,6,p).font=Font(name='Arial',size=9,italic=True);ws.merge_cells(start_row=r,end_row=r,start_column=6,end_column=9);ws.cell(r,10,'Security: '+sec).font=N;ws.merge_cells(start_row=r,end_row=r,start_column=10,end_column=13);r+=1
        m=R.randint(3,6);S=[0]*9;L=[]
        for j in range(m):
            due=asof+timedelta(days=R.choice([14,R.randint(-29,-2),R.randint(-59,-31),R.randint(-89,-61),R.randint(-118,-91),R.randint(-240,-122)][:3+j if j<3 else 6]))
            L.append((due,R.randint(30000,2400000)))
        L.sort()
        for j,(due,amt) in enumerate(L):
            late=(asof-due).days;ty='RV'
            if j==1 and ti%3==1: ty='HL';amt=-amt//9
            dn+=R.randint(1,60);dd=due-timedelta(days=30 if R.random()<.5 else 14)
            if dd>asof: dd=asof
            bi=0 if late<=0 else 1+min((late-1)//30 if late>30 else 0,4)
            ages=[None]*6;ages[bi]=amt
            v=[late if late>0 else None]+ages+[amt,None];S=[a+(x or 0) for a,x in zip(S,v)]
            drop=(k=='K10512' and j==2)
            if drop:
                planted={"what":f"Customer K10512 {n}: document {dn} of {amt/100:,.2f} is missing from the lines; customer total and grand total include it","kind":"row_dropped"};continue
            for c,x in enumerate([str(dn),ty,dd.strftime('%d.%m.%Y'),due.strftime('%d.%m.%Y')]): ws.cell(r,c+1,x).font=N
            put(r,v,N)
            rows.append(dict(property=p,resident=k,name=n,invoice=str(dn),date=dd.strftime('%d.%m.%Y'),**{q:(None if x is None else (x if i==0 else c2(x))) for i,(q,x) in enumerate(zip(keys,v))}));r+=1
        S[0]=None;S[8]=None if sec in('none','parent guarantee') else R.randint(8,60)*100000
        lab='Total '+k;ws.cell(r,1,lab).font=B;put(r,S,B,True);tots.append(dict(label=lab,**{q:(None if x is None else c2(x)) for q,x in zip(keys,S)}))
        G=[a+(x or 0) for a,x in zip(G,S)];r+=2
    G[0]=None;ws.cell(r,1,'TOTAL COMPANY 3300').font=B;put(r,G,B,True);tots.append(dict(label='TOTAL COMPANY 3300',**{q:(None if x is None else c2(x)) for q,x in zip(keys,G)}))
    ws.cell(r+2,1,'Parent guarantees have no fixed amount and are not valued here. Listed by I. Vuorisalmi, 3.11.2025.').font=Font(name='Arial',size=8,italic=True)
    for c,w in zip('ABCDEFGHIJKLM',[20,7,13,12,9]+[13]*8): ws.column_dimensions[c].width=w
    ws.freeze_panes='A6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    assert planted;wb.save(DOC+fn);save(fn,'AR',keys,rows,tots,planted)
    return dict(file=fn,assetType='MIXED_USE',documentType='AGED_RECEIVABLES',author='I. Vuorisalmi, Helsinki',style='open items by document under customer headings, workbook, grouped overdue header, security on the total line',hard='customer, property and security in the heading row; document dates as text; credit notes; security only on customer totals; one document line missing')
# ---------- F: Singapore data halls, by charge, months ----------
def F():
    from reportlab.platypus import SimpleDocTemplate,Table,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle as PS
    from reportlab.lib.pagesizes import A4,landscape
    from reportlab.lib import colors
    R=random.Random(1906);fn='SG02_receivables_by_charge.pdf'
    T=[('DH-1A','C2107','Tembusu Cloud Pte Ltd','Active'),('DH-1B','C2111','Meridian Packet Networks','Active'),('DH-2','C2118','Sealark Payments Pte Ltd','Notice'),('DH-3A','C2120','Orrery Analytics (S) Pte Ltd','Active'),('DH-3C','C2126','Bluefin Render Farm','Disputed'),('DH-4','C2131','Kallang Games Hosting','Active'),('MM-07','C2140','Halcyon Carrier Services','Vacated'),('MM-11','C2144','Pinnacle Cross-Border Telecom','Active'),('OF-02','C2150','Tanjong Systems Integration','Active')]
    CH=['Hall licence fee','Power recharge','Chilled water','Cross-connects','Remote hands','GST 9%','Late interest']
    g='CHARGED IN ';K4='other:CHARGED IN Aug 2025 and before';keys=["m0","m1","m2",K4,"total","prepaid","other:Net of credits"]
    f=lambda x:'' if x is None else (f"({f2(x)})" if x<0 else f2(x))
    body=[['Unit','Cust.','Charge','CHARGED IN','','','','Total owed','Unapplied\ncredits','Net of\ncredits'],['','','','Nov 2025','Oct 2025','Sep 2025','Aug 2025\nand before','','','']]
    fs=8;sty=[('FONT',(0,0),(-1,-1),'Helvetica',fs),('FONT',(0,0),(-1,1),'Helvetica-Bold',fs),('SPAN',(3,0),(6,0)),('ALIGN',(3,0),(-1,-1),'RIGHT'),('ALIGN',(3,0),(6,0),'CENTER'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#DDE3F0')),('BOX',(0,0),(-1,1),.6,colors.black),('LINEBELOW',(3,0),(6,0),.4,colors.black),('VALIGN',(0,0),(-1,1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.7)]
    for c in (0,1,2,7,8,9): sty.append(('SPAN',(c,0),(c,1)))
    rows=[];tots=[];G=[0]*7
    for ti,(u,k,n,s) in enumerate(T):
        i=len(body);body.append([u,k,f'{n}   [{s}]']+['']*7);sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',fs),('SPAN',(2,i),(6,i)),('LINEABOVE',(0,i),(-1,i),.4,colors.grey),('TOPPADDING',(0,i),(-1,i),4)]
        ch=sorted(R.sample(range(6),R.randint(2,5)))+([6] if ti in(2,4,6) else []);S=[0]*7
        if 0 not in ch and ti!=7: ch=[0]+ch
        for c in ch:
            b=R.randint(40000,900000)*(14 if c==0 else 5 if c==1 else 1)
            a=[b if s!='Vacated' and R.random()<.9 else None]+[int(b*R.uniform(.2,1)) if R.random()<(.55,.4,.35)[j]+(.4 if s in('Vacated','Disputed') else 0) else None for j in range(3)]
            if all(x is None for x in a): a[1]=b
            tot=sum(x or 0 for x in a);pre=-int(R.randint(1,9)*10000*1.09) if (c in (0,1) and ti%3==0 and c==ch[0]) else None
            v=a+[tot,pre,tot+(pre or 0)];body.append(['','',CH[c]]+[f(x) for x in v])
            rows.append(dict(unit=u,resident=k,name=n,status=s,charge=CH[c],**{q:(None if x is None else c2(x)) for q,x in zip(keys,v)}))
            S=[p+(q or 0) for p,q in zip(S,v)]
        i=len(body);lab=f'Total {k}';body.append(['','',lab]+[f(x) for x in S]);tots.append(dict(label=lab,**dict(zip(keys,map(c2,S)))))
        sty+=[('FONT',(2,i),(-1,i),'Helvetica-Oblique',fs),('LINEABOVE',(3,i),(-1,i),.4,colors.black)];G=[p+q for p,q in zip(G,S)]
    i=len(body);body.append(['','','All customers SG02']+[f(x) for x in G]);tots.append(dict(label='All customers SG02',**dict(zip(keys,map(c2,G)))))
    sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',fs),('BOX',(0,i),(-1,i),.8,colors.black)]
    def pf(c,d): c.setFont('Helvetica',7);c.drawString(40,570,'Dynamics 365 Finance   /   Legal entity SG02   /   Run 1 Dec 2025 09:15 SGT');c.drawRightString(800,570,f'Page {d.page}')
    P=PS('p',fontName='Helvetica',fontSize=8.5,leading=11)
    SimpleDocTemplate(DOC+fn,pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=38,bottomMargin=34).build([Paragraph('<b>Corvane Data Estates (Singapore) Pte Ltd</b> – customer balances by charge and month, 30 November 2025, SGD',PS('h',fontName='Helvetica',fontSize=12,leading=15)),Spacer(1,6),Table(body,colWidths=[42,40,120,78,76,76,82,84,72,84],style=sty,repeatRows=2),Spacer(1,8),Paragraph('Unapplied credits are held against the first charge of the customer until remittance advice arrives. GST stands apart where the tax invoice shows it apart. Balances disputed by C2126 are with counsel.',P)],onFirstPage=pf,onLaterPages=pf)
    save(fn,'AR',keys,rows,tots)
    return dict(file=fn,assetType='OTHER',documentType='AGED_RECEIVABLES',author='Corvane Singapore shared services',style='Dynamics report, customer headings with charges below, calendar month columns, landscape, repeated header',hard='unit and code only in the heading row, status in brackets; many blanks; total gross of credits and net column beside it')
