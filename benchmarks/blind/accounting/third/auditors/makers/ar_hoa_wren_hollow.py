import json,os,random,datetime
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)));N='ar_hoa_wren_hollow'
random.seed(4105)
SEC=[('Courtesy notice sent',9),('Late - intent to lien letter',7),('Payment plan',4),('Lien recorded',6),('With attorney / foreclosure',4)]
OWN=['Abara, Chidi & Ngozi','Barlow, Denise','Castellano Family Trust','Dietz, Paul R.','Eberhardt, J. & M.','Fontaine, Odile','Garza, Hector','Hsu, Wei-Ling','Iverson, Kent','Jablonski, Teresa','Kim, Daniel & Soo','LDR Homes 7 LLC','Mbeki, Thando','Novak, Petr','Oyelaran, Bisi','Pruett, Sam','Quintero, Alma','Rasmussen Est. of H.','Sethi, Anil & Priya','Tran, Bao','Ueda, Kenji','Vandermeer, Cor','Whitcomb, Laura','Xiong, Mai','Yoder, Amos','Zell Property Partners','Underwood, G.','Tillman, Roy','Stavros, Elena','Roark, Dev']
random.shuffle(OWN);lots=sorted(random.sample(range(1,212),30));random.shuffle(lots)
ADDR=['Wren Hollow Dr','Siskin Ct','Finch Ln','Plover Way','Nuthatch Pl']
K=['other:Monthly Dues','b0_30','b31_60','b61_90','b91','total','other:Last Payment Amount']
B=K[1:6]
wb=Workbook();w=wb.active;w.title='Delinquency 6-30'
f=lambda **k:Font(name='Calibri',size=k.pop('size',10),**k)
th=Side(style='thin',color='808080')
w.merge_cells('A1:M1');w['A1']='WREN HOLLOW HOMEOWNERS ASSOCIATION';w['A1'].font=f(bold=True,size=14);w['A1'].alignment=Alignment(horizontal='center')
w.merge_cells('A2:M2');w['A2']='Owner Delinquency Report as of June 30, 2024 (Executive Session - Confidential)';w['A2'].font=f(italic=True);w['A2'].alignment=Alignment(horizontal='center')
H=[('Lot',6),('Owner of Record',25),('Property Address',22),('Acct No.',10),('Monthly\nDues',9),('0-30',10),('31-60',10),('61-90',10),('91+',11),('Total\nOwed',12),('Date',11),('Amount',10),('Manager comments',34)]
w.merge_cells('F4:I4');w['F4']='Days Outstanding';w.merge_cells('K4:L4');w['K4']='Last Payment'
for i,(h,wd) in enumerate(H,1):
    L='ABCDEFGHIJKLM'[i-1];w.column_dimensions[L].width=wd
    if L in 'FGHIKL': w[L+'5']=h
    else: w.merge_cells(f'{L}4:{L}5');w[L+'4']=h
for r in(4,5):
    for L in 'ABCDEFGHIJKLM':
        x=w[f'{L}{r}'];x.font=f(bold=True);x.fill=PatternFill('solid',fgColor='DDE8D3');x.border=Border(top=th,bottom=th,left=th,right=th);x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
r=6;it=iter(zip(lots,OWN));rows=[];totals=[];G=dict.fromkeys(B,0);rec=[]
COM={0:['','','','Autopay card expired','2nd notice 6/15'],1:['','Cert. letter 5/28','Disputes May late fee'],2:['$150/mo thru Dec','Current on plan','Missed June plan pmt','$200/mo'],3:['Lien rec. #2024-018844','Lien; tenant in possession','','Probate open'],4:['File no. 24-0377','Sale date 8/14 pending','Bankruptcy ch. 13 - hold','Judgment entered']}
for si,(s,n) in enumerate(SEC):
    w.cell(r,1,s).font=f(bold=True,color='375623',size=11);r+=1;T=dict.fromkeys(B,0);r0=r
    for lot,own in sorted(next(it) for _ in range(n)):
        dues=8950 if lot<150 else 11225;v=[0,0,0,0]
        late=2500
        if si==0: v[0]=dues+random.choice([0,late]);v[1]=random.choice([0,0,dues])
        elif si==1: v=[dues+late,dues+late,random.choice([0,dues]),0]
        elif si==2: v=[random.choice([0,dues]),0,random.choice([0,dues+late]),random.randint(60000,190000)]
        elif si==3: v=[dues+late]*3+[random.randint(50000,320000)]
        else: v=[dues+late,dues+late,dues+late+random.choice([0,35000]),random.randint(300000,990000)]
        acct=f'WH{random.randint(10000,99999)}'
        ad=f'{random.randint(100,980)} {random.choice(ADDR)}'
        o={'unit':str(lot),'name':own,'resident':acct,K[0]:dues/100}
        w.cell(r,1,lot);w.cell(r,2,own);w.cell(r,3,ad);w.cell(r,4,acct);w.cell(r,5,dues/100)
        t=sum(v)
        for j,(k,x) in enumerate(zip(B,v+[t])):
            T[k]+=x
            if x: w.cell(r,6+j,x/100);o[k]=x/100
        if not(si==4 and random.random()<.5):
            d=datetime.date(2024,6,28)-datetime.timedelta(days=random.randint(1,40)+[20,55,10,120,300][si]);a=random.choice([dues,dues,15000,20000,dues*2])
            w.cell(r,11,d).number_format='m/d/yy';w.cell(r,12,a/100);o[K[6]]=a/100
        w.cell(r,13,random.choice(COM[si]) or None)
        for c in range(1,14):
            x=w.cell(r,c);x.font=f();x.border=Border(bottom=Side(style='hair',color='A0A0A0'))
            if c in(5,6,7,8,9,10,12):x.number_format='#,##0.00'
            if c in(1,4):x.alignment=Alignment(horizontal='center')
        rows.append(o);r+=1
    w.cell(r,2,f'{n} accounts - {s.lower()}').font=f(bold=True,italic=True)
    for j,k in enumerate(B):
        x=w.cell(r,6+j,T[k]/100);x.number_format='#,##0.00';x.font=f(bold=True);x.border=Border(top=th);G[k]+=T[k]
    totals.append({k:v/100 for k,v in T.items()});rec.append((s,n,T['total']));r+=2
w.cell(r,2,'TOTAL DELINQUENT (30 accounts)').font=f(bold=True)
for j,k in enumerate(B):
    x=w.cell(r,6+j,G[k]/100);x.number_format='"$"#,##0.00';x.font=f(bold=True);x.border=Border(top=th,bottom=Side(style='double'))
totals.append({k:v/100 for k,v in G.items()});r+=3
w.cell(r,2,'Summary by stage').font=f(bold=True);w.cell(r,3,'Accounts').font=f(bold=True);w.cell(r,4,'Amount').font=f(bold=True);r+=1
for s,n,t in rec:
    w.cell(r,2,s).font=f();w.cell(r,3,n).font=f();x=w.cell(r,4,t/100);x.font=f();x.number_format='#,##0.00';r+=1
r+=1;w.cell(r,1,'Late fee of $25.00 assessed after the 15th. Attorney fees are added to the account when billed to the Association.').font=f(italic=True,size=9)
w.freeze_panes='C6';w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True;w.print_title_rows='4:5'
n=wb.create_sheet('Board notes')
for i,t in enumerate(['Board action items','1. Approve referral of lots with 91+ balance over $1,500 to counsel','2. Waive May late fees where autopay migration failed','3. Next hearing date: July 22'],1): n.cell(i,1,t)
wb.save(f'{R}/documents/{N}.xlsx')
json.dump({'name':N+'.xlsx','kind':'AR','planted':None,'money':K,'rows':rows,'totals':totals},open(f'{R}/truth/{N}.json','w'),indent=1)
