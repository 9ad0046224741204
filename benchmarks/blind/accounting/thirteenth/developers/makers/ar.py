import random
from common import *
def ar1():
    R=random.Random(2611)
    from reportlab.lib.pagesizes import A4, landscape
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    fn='delinquency_by_bed_2025-03.pdf'
    P=["current","b0_30","b31_60","b61_90","b90","total","prepaid","deposit"]
    halls=[("Corvane Hall","C",19),("Pellow House","P",14),("Tarn Court","T",16)]
    names=[(s,f) for s in SUR for f in FIR];R.shuffle(names)
    rows=[];tot=[];body=[];sec=[];sub=[];g=[0]*8;recap=[];cno=40118;dropped=None
    for h,pre,n in halls:
        sec.append(len(body));body.append([h]+['']*11);t=[0]*8
        beds=sorted(R.sample([f"{pre}{fl}{u:02d}-{b}" for fl in(1,2,3,4) for u in range(1,13) for b in 'ABCD'],n))
        for i,bd in enumerate(beds):
            s,f=names.pop();cno+=R.randint(3,41);rate=R.choice([78500,82500,91000,96500])
            st=R.choice(['C','C','C','C','N','F','L']);v=[0]*8
            kind=R.random()
            if kind<.12: v[6]=-R.choice([5000,12500,rate,rate*2])
            else:
                if R.random()<.35: v[0]=rate
                if R.random()<.75: v[1]=R.choice([rate,rate,R.randint(1500,rate),7500])
                if R.random()<.45: v[2]=R.choice([rate,R.randint(2000,rate),7500])
                if R.random()<.25: v[3]=R.choice([rate,R.randint(2000,rate)])
                if R.random()<.22 or st=='F': v[4]=R.randint(9000,rate*3)
                if not any(v[:5]): v[1]=7500
                if R.random()<.06: v[6]=-R.randint(1000,6000)
            v[5]=sum(v[:5]);v[7]=R.choice([0,20000,20000,30000])
            t=[a+b for a,b in zip(t,v)]
            code=f"LC{cno}";nm=f"{s}, {f}"
            if h=="Pellow House" and i==8:
                assert v[5]>0; dropped=(bd,nm,code,v); continue
            rows.append({"property":h,"unit":bd,"resident":code,"name":nm,"status":st,**{k:c(x) for k,x in zip(P,v) if x}})
            body.append([bd,nm,code,st]+[par(c(x)) if x else '' for x in v])
        sub.append(len(body));body.append([f"{h} - {n} accounts",'','','']+[par(c(x)) if x else '-' for x in t])
        tot.append({"label":f"{h} - {n} accounts",**{k:c(x) for k,x in zip(P,t) if x}});recap.append((h,n,t))
        g=[a+b for a,b in zip(g,t)]
    N=sum(x[2] for x in halls)
    sub.append(len(body));body.append([f"All halls - {N} accounts",'','','']+[par(c(x)) if x else '-' for x in g]);tot.append({"label":f"All halls - {N} accounts",**{k:c(x) for k,x in zip(P,g) if x}})
    head=[['Bed','Student','Licence','St.','Not yet\ndue','PAST DUE (days)','','','','Owed','Credit on\naccount','Deposit\nheld'],['','','','','','0-30','31-60','61-90','91 +','','','']]
    T=Table(head+body,colWidths=[48,132,52,24]+[62]*5+[68,62,60],repeatRows=2)
    gr=colors.HexColor('#7a8a7f')
    st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('TEXTCOLOR',(0,0),(-1,1),colors.white),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2f4a3c')),('ALIGN',(4,0),(-1,-1),'RIGHT'),('SPAN',(5,0),(8,0)),('ALIGN',(5,0),(8,0),'CENTER'),('LINEBELOW',(5,0),(8,0),.5,colors.white),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LINEBELOW',(0,2),(-1,-1),.2,gr)]
    for j in(0,1,2,3,4,9,10,11): st+=[('SPAN',(j,0),(j,1)),('VALIGN',(j,0),(j,1),'BOTTOM')]
    for i in sec: st+=[('SPAN',(0,i+2),(-1,i+2)),('FONT',(0,i+2),(0,i+2),'Helvetica-Bold',9),('TOPPADDING',(0,i+2),(-1,i+2),7)]
    for i in sub: st+=[('SPAN',(0,i+2),(3,i+2)),('FONT',(0,i+2),(-1,i+2),'Helvetica-Bold',8),('BACKGROUND',(0,i+2),(-1,i+2),colors.HexColor('#e3ebe6'))]
    T.setStyle(TableStyle(st))
    R2=Table([['Recap','Accounts','Owed','of which past due','Net of credits']]+[[h,str(n),num(c(t[5])),num(c(t[5]-t[0])),num(c(t[5]+t[6]))] for h,n,t in recap],colWidths=[110,60,80,90,90])
    R2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,gr)]));R2.hAlign='LEFT'
    p=ParagraphStyle('p',fontName='Helvetica',fontSize=8.5,leading=11);hh=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=14,leading=18)
    def pg(cv,d):
        cv.setFont('Helvetica',7.5);cv.drawString(40,20,'Stannery Student Living - credit control - run 01 Apr 2025 07:42');cv.drawRightString(802,20,f'page {d.page}')
    SimpleDocTemplate(doc(fn),pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=38).build([Paragraph('Delinquency by bed - 31 March 2025',hh),Paragraph('St.: C in residence, N notice, F former, L licence signed, not arrived. Owed = not yet due plus past due. Credits on account, in parentheses, are not netted against Owed.',p),Spacer(1,6),T,Spacer(1,12),R2],onFirstPage=pg,onLaterPages=pg)
    bd,nm,code,v=dropped
    truth(fn,'AR',P,rows,tot,'STUDENT_HOUSING','credit control, Stannery Student Living',"PDF landscape, by bed, halls as sections, grouped past-due header, repeated header, recap","planted dropped row; recap at end; prepaid-only rows; parentheses",{"what":f"bed {bd} ({nm}, {code}), owed {num(c(v[5]))}, was dropped from Pellow House; its subtotal, the grand total, the recap and the account counts (14; 49) still include it","kind":"row_dropped"})
def ar2():
    R=random.Random(2612);import datetime as dt
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,Border,Side
    fn='Brackwater_Commons_open_charges.xlsx'
    asof=dt.date(2025,5,31)
    P=["other:Billed","other:Received","unpaid","b0_30","b31_60","b61_90","b90"]
    wb=Workbook();ws=wb.active;ws.title='Open by ledger'
    ws.merge_cells('A1:L1');ws['A1']='Brackwater Commons (84 units, Section 8 PBRA / LIHTC)';ws['A1'].font=Font(bold=True,size=13);ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:L2');ws['A2']='Open charges by resident and ledger as of 05/31/2025';ws['A2'].alignment=Alignment(horizontal='center')
    ws.merge_cells('I4:L4');ws['I4']='Age of open amount (days)';ws['I4'].alignment=Alignment(horizontal='center');ws['I4'].font=Font(bold=True)
    H=['Ledger','Charge','Ref','Posted','','Billed','Received','Open','0-30','31-60','61-90','Over 90']
    th=Side(style='thin');db=Side(style='double')
    for j,x in enumerate(H,1):
        q=ws.cell(5,j,x or None);q.font=Font(bold=True);q.border=Border(bottom=Side(style='medium'));q.alignment=Alignment(horizontal='right' if j>5 else 'left')
    NF='#,##0.00;[Red](#,##0.00);"-"'
    def put(r,v,bold=False,top=None):
        for j,x in enumerate(v):
            if x is None: continue
            q=ws.cell(r,6+j,c(x));q.number_format=NF if not bold else '#,##0.00;[Red](#,##0.00);0.00';q.font=Font(bold=bold)
            if top:q.border=Border(top=th,bottom=top if top is db else None)
    r=7;rows=[];tot=[];G={'RES':[0]*7,'HAP':[0]*7}
    nm=[(s,f) for s in SUR for f in FIR];R.shuffle(nm);units=sorted(R.sample(range(101,143),13));ref=90211
    for ui,u in enumerate(units):
        s,f=nm.pop();name=f"{f} {s}";code=f"t00{R.randint(11000,18999)}";st=R.choice(['Current','Current','Current','Notice','Past'])
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=8)
        ws.cell(r,1,f"Unit {u}   {name}   ({code})   {st}").font=Font(bold=True);r+=1
        tr=R.randint(90,420)*100;hp=R.randint(500,1150)*100;B={'RES':[0]*7,'HAP':[0]*7};seen=[]
        n=R.randint(2,5);L=[]
        for _ in range(n):
            m=R.choice([5,5,4,3,2,1]);led='HAP' if R.random()<.35 else 'RES'
            if led=='HAP': ch,amt,d=('subsidy',hp,dt.date(2025,m,1))
            else:
                ch=R.choice(['rent','rent','rent','latefee','maint','utilreim']);amt={'rent':tr,'latefee':2500,'maint':R.randint(3500,18000),'utilreim':R.randint(1200,6400)}[ch];d=dt.date(2025,m,1 if ch=='rent' else R.randint(6,27))
            if (ch,m) in seen: continue
            seen.append((ch,m));rec=R.choice([0,0,0,R.randint(1000,amt-500)]) if ch!='latefee' else 0
            L.append((led,ch,d,amt,rec))
        if ui in(3,9): L.append(('RES','unapplied',dt.date(2025,5,R.randint(3,20)),0,R.randint(2000,9000)))
        L.sort(key=lambda x:(x[0]!='RES',x[2]))
        for led,ch,d,amt,rec in L:
            ref+=R.randint(2,60);o=amt-rec;days=(asof-d).days;b=[0]*4;b[0 if days<=30 else 1 if days<=60 else 2 if days<=90 else 3]=o
            v=[amt,rec,o]+b
            ws.cell(r,1,led);ws.cell(r,2,ch);ws.cell(r,3,f"C-{ref}");q=ws.cell(r,4,d);q.number_format='mm/dd/yyyy';q.alignment=Alignment(horizontal='left')
            pv=[v[0] if ch!='unapplied' else None,v[1],v[2]]+[x if x else None for x in b]
            # an unpaid charge leaves Received blank
            if rec==0: pv[1]=None
            put(r,pv)
            rows.append({"property":"Brackwater Commons","unit":str(u),"resident":code,"name":name,"status":st,"charge":ch,"invoice":f"C-{ref}","date":d.strftime('%m/%d/%Y'),**{k:c(x) for k,x in zip(P,pv) if x is not None}})
            B[led]=[x+y for x,y in zip(B[led],v)];r+=1
        if L and len({x[0] for x in L})==2:
            for led,lab in(('RES','Resident share'),('HAP','Subsidy share')):
                ws.cell(r,3,lab).font=Font(italic=True);put(r,B[led],True,th);tot.append({"label":lab,**{k:c(x) for k,x in zip(P,B[led])}});r+=1
        t=[x+y for x,y in zip(B['RES'],B['HAP'])]
        ws.cell(r,2,f"Total {code}").font=Font(bold=True);put(r,t,True,th);tot.append({"label":f"Total {code}",**{k:c(x) for k,x in zip(P,t)}});r+=2
        for k in G: G[k]=[x+y for x,y in zip(G[k],B[k])]
    for lab,t in(("Property - resident ledger",G['RES']),("Property - subsidy ledger (HAP)",G['HAP']),("Property - all ledgers",[x+y for x,y in zip(G['RES'],G['HAP'])])):
        ws.cell(r,1,lab).font=Font(bold=True);put(r,t,True,db if 'all' in lab else th);tot.append({"label":lab,**{k:c(x) for k,x in zip(P,t)}});r+=1
    r+=1;ws.cell(r,1,'HAP lines are owed by the housing authority, not the household. "unapplied" = money received and not yet matched; shown as a negative open amount.')
    for x,w in zip('ABCDEFGHIJKL',(9,13,12,13,2,13,13,13,12,12,12,12)): ws.column_dimensions[x].width=w
    ws.print_title_rows='4:5';ws.freeze_panes='A6';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(fn))
    truth(fn,'AR',P,rows,tot,'MULTIFAMILY','property bookkeeper, affordable portfolio',"xlsx, tenant heading merged, charge lines below by ledger (RES/HAP), share subtotals, tenant totals, empty spacer column","charge-level rows; two subtotals and a total in a block; negative unapplied lines; ledger column not in truth (no schema key)")
def ar3():
    R=random.Random(2613)
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter,landscape
    fn='mhc_delinq_june.pdf'
    P=["total","m0","m1","m2","m3","other:PRIOR","prepaid","deposit"]
    W=landscape(letter)[0];cv=canvas.Canvas(doc(fn),pagesize=landscape(letter));FS=8.3;LH=10.6
    com=[("TALLOW CREEK MHC",21),("SAGE HOLLOW ESTATES",16)]
    X=[290,348,406,464,522,580,640,704];pg=[0];y=[0]
    def t(x,s,b=False,right=False):
        cv.setFont('Courier-Bold' if b else 'Courier',FS);(cv.drawRightString if right else cv.drawString)(x,y[0],s)
    H1=["TOTAL","","","","","","PREPAID","SECURITY"];H2=["BALANCE","JUN 25","MAY 25","APR 25","MAR 25","PRIOR","CREDIT","DEPOSIT"]
    def top():
        if pg[0]: cv.showPage()
        pg[0]+=1;y[0]=580;t(36,"OAKRIDGE-SELBY COMMUNITIES      RESIDENT DELINQUENCY BY MONTH CHARGED",True);t(756,f"PAGE {pg[0]:>3}",right=True)
        y[0]-=LH;t(36,"PERIOD 06/2025   CUTOFF 06/30/25   HOME-SITE RENT, HOME RENT, UTILITIES");y[0]-=LH*1.8
        t(36,"RESIDENT NAME",True);[t(x,s,True,True) for x,s in zip(X,H1)];y[0]-=LH
        t(36,"  RES NO   HOME / REMARK",True);t(168,"",True);t(184,"SITE",True);t(212,"ST",True);[t(x,s,True,True) for x,s in zip(X,H2)];y[0]-=4
        cv.line(36,y[0],756,y[0]);y[0]-=LH
    top();rows=[];tot=[];g=[0]*8;nm=[(s,f) for s in SUR for f in FIR];R.shuffle(nm)
    def vals(v,b=False,star=False):
        for x,n in zip(X,v):
            if n or b: t(x,trail(c(n))+("" if n<0 else " "),b,True)
    for cn,n in com:
        if y[0]<120: top()
        t(36,f"** COMMUNITY: {cn}",True);y[0]-=LH*1.4;tt=[0]*8
        for sp in sorted(R.sample(range(1,188),n)):
            s,f=nm.pop();name=f"{s.upper()}, {f.upper()}";rn=str(R.randint(200100,219999));st=R.choice(["CU","CU","CU","CU","EV","NT","MO"])
            rent=R.choice([48500,51200,53900,74500,81000]);v=[0]*8
            if R.random()<.1: v[6]=-R.choice([rent,R.randint(2000,rent)])
            else:
                v[1]=R.choice([rent,rent,R.randint(3000,rent)]) if st!='MO' else 0
                if R.random()<.5 or st=='EV': v[2]=R.choice([rent,R.randint(3000,rent)])
                if R.random()<.3 or st=='EV': v[3]=R.choice([rent,R.randint(3000,rent)])
                if R.random()<.2: v[4]=R.randint(3000,rent)
                if R.random()<.2 or st=='MO': v[5]=R.randint(5000,4*rent)
                if R.random()<.08: v[2]=-R.randint(1000,4500)
            v[0]=sum(v[1:6]);v[7]=R.choice([0,25000,50000])
            if y[0]<66: top()
            t(36,name[:25]);t(184,f"{sp:03d}");t(212,st);vals(v);y[0]-=LH
            rem=R.choice(["POH 16X66","TOH","TOH","TOH 2 VEHICLES","POH 14X60","POH RTO"])
            if st=='EV': rem+=" - FILED 06/"+f"{R.randint(2,24):02d}"
            t(36,f"  {rn}   {rem}");y[0]-=LH*1.25
            tt=[a+b for a,b in zip(tt,v)]
            rows.append({"property":cn,"unit":f"{sp:03d}","resident":rn,"name":name,"status":st,**{k:c(x) for k,x in zip(P,v) if x}})
        cv.line(240,y[0]+8,712,y[0]+8);y[0]-=2
        t(36,f"TOTAL {cn}",True);vals(tt,True);y[0]-=LH*2;tot.append({"label":f"TOTAL {cn}",**{k:c(x) for k,x in zip(P,tt)}})
        g=[a+b for a,b in zip(g,tt)]
    if y[0]<110: top()
    t(36,"PORTFOLIO TOTAL",True);vals(g,True);y[0]-=LH*.6;cv.line(240,y[0],712,y[0]);cv.line(240,y[0]-2,712,y[0]-2);y[0]-=LH*2
    tot.append({"label":"PORTFOLIO TOTAL",**{k:c(x) for k,x in zip(P,g)}})
    t(36,"ST: CU CURRENT  EV EVICTION  NT NOTICE  MO MOVED OUT.  POH PARK-OWNED  TOH TENANT-OWNED  RTO RENT TO OWN.");y[0]-=LH
    t(36,"MINUS AFTER AN AMOUNT = CREDIT.  TOTAL BALANCE EXCLUDES PREPAID CREDIT AND DEPOSIT.   *** END OF REPORT ***")
    cv.save()
    truth(fn,'AR',P,rows,tot,'MANUFACTURED_HOUSING','legacy system print, Oakridge-Selby',"Courier report, two lines a resident (remark line below), total column first, calendar-month columns, trailing minus","second line carries resident code and home; balance before months; 'PRIOR' column after four months; site after name")
