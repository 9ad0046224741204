import random, datetime
from common import *
FN='Alba Bertil Corwin Dessa Elden Fausto Gilda Hollis Ilsa Jervis Kendra Lyle Marisol Nestor Odell Perla Quincy Rosalind Sterling Tova Ulric Velma Wendell Ximena Yancy Zelda Arlo Birdie Cleve Dorit'.split()
LN='Abernethy Brandvold Castellaw Dunmire Esparza Fenstermaker Guidry Hatchell Imlay Jorstad Kowalke Lindqvist Mabry Nunemaker Oyler Pettibone Quarles Rademacher Sorrells Tillery Uphoff Vandersloot Wickham Yarbrough Zamarripa Bohannon Crutchley Delacroix Eastep Farquhar Gaskill Haverty Isham Jessup Kettering Lovelace Mcgarrity Norwick Ostrander Purcell Rigdon Stubblefield'.split()
def ar1():
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter, landscape
    rng=random.Random(2744);ln=LN[:];rng.shuffle(ln)
    streets=[('Larkspur Lane',1,15),('Meadowlark Court',16,30),('Teal Drive',31,47)]
    c=canvas.Canvas(doc('windmill_acres_delinquency.pdf'),pagesize=landscape(letter))
    col=[('0 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('Over 90','Days'),('Total','Past Due'),('Prepaid','Rent'),('Net','Balance'),('Security','Deposit')]
    X=[300,354,408,462,520,578,638,696]
    K=["b0_30","b31_60","b61_90","b90","total","prepaid","other:Net Balance","deposit"]
    P=[0]
    def head():
        if P[0]: c.showPage()
        P[0]+=1
        c.setFont('Courier-Bold',12);c.drawString(36,580,'WINDMILL ACRES MHC');c.setFont('Courier',8.5);c.drawString(36,568,'Aged Delinquency & Prepaid Report by Site      As of: 05/31/2024');c.drawRightString(756,580,f'PAGE {P[0]}');c.drawRightString(756,568,'RM12.24')
        c.setFont('Courier-Bold',8)
        for x,(a,b) in zip(X,col): c.drawRightString(x,550,a);c.drawRightString(x,540,b)
        for x,a in ((36,'Site'),(66,'St'),(86,'Resident'),(204,'Acct')): c.drawString(x,540,a)
        c.drawString(706,540,'Flag')
        c.setDash(2,2);c.line(36,536,756,536);c.setDash();c.setFont('Courier',7);c.drawString(36,28,'St: C=current resident  N=notice given  E=eviction filed  F=former     Credits are shown with a trailing minus.     Flag: PP=payment plan  LG=with attorney')
        return 522
    y=head();rows=[];tot=[];G=[0]*8;k=0
    for st,a,b in streets:
        if y<110:y=head()
        c.setFont('Courier-Bold',8.5);c.drawString(36,y,'** '+st);y-=12;S=[0]*8
        for site in range(a,b+1):
            if rng.random()<.13: continue
            if y<56:y=head()
            rent=rng.choice([56500,59000,61500,64000]);t=rng.random();v=[None]*8;stt='C';flag='';note=''
            if t<.28: v[5]=-rng.choice([rent,int(rng.uniform(1500,40000)),5000])
            elif t<.62: v[0]=rng.choice([rent,int(rng.uniform(2500,60000)),rent+5000])
            elif t<.74: v[0]=rent+rng.choice([0,5000]);v[1]=rng.choice([rent,int(rng.uniform(4000,50000))])
            elif t<.85: v[0]=rent+5000;v[1]=rent+5000;v[2]=int(rng.uniform(9000,rent));stt=rng.choice('NEC');flag='PP'
            else: v[0]=rent+5000 if rng.random()>.4 else None;v[1]=rent+5000;v[2]=rent+5000;v[3]=int(rng.uniform(60000,260000));stt=rng.choice('EF');flag='LG';note=rng.choice(['Writ issued 5/22; home abandoned, title search under way','Court date 6/11 - partial payment refused','Moved 4/30, forwarding address on file; sent to collections'])
            v[4]=sum(q or 0 for q in v[:4]);v[6]=v[4]+(v[5] or 0)
            if rng.random()<.8: v[7]=rng.choice([25000,30000,50000,rent])
            nm=f'{ln[k%len(ln)]}, {rng.choice(FN)}';code='wa%05d'%rng.randint(1200,9800);k+=1
            c.setFont('Courier',8.2);sid='%03d'%site
            for x,s in ((36,sid),(66,stt),(86,nm),(204,code),(706,flag)): c.drawString(x,y,s)
            o={"unit":sid,"resident":code,"name":nm,"status":stt,"property":st} ; o.pop("property")
            for x,kk,val in zip(X,K,v):
                if val is not None: c.drawRightString(x+(4.92 if val<0 else 0),y,trail(val));o[kk]=d(val)
            rows.append(o);S=[p+(q or 0) for p,q in zip(S,v)];y-=11
            if note: c.setFont('Courier-Oblique',7.5);c.drawString(98,y,'> '+note);y-=11
        c.setFont('Courier-Bold',8.2);c.line(250,y+8.5,700,y+8.5);lab=f'Subtotal {st}';c.drawString(86,y,lab);o={"label":lab}
        for x,kk,val in zip(X,K,S): c.drawRightString(x+(4.92 if val<0 else 0),y,trail(val));o[kk]=d(val)
        tot.append(o);G=[p+q for p,q in zip(G,S)];y-=20
    if y<80:y=head()
    c.line(250,y+10,700,y+10);c.setFont('Courier-Bold',8.2);c.drawString(86,y,'COMMUNITY TOTAL');o={"label":"COMMUNITY TOTAL"}
    for x,kk,val in zip(X,K,G): c.drawRightString(x+(4.92 if val<0 else 0),y,trail(val));o[kk]=d(val)
    tot.append(o);c.line(250,y-3,700,y-3);c.save()
    save('windmill_acres_delinquency.pdf','AR','MANUFACTURED_HOUSING','Rent Manager style property report','monospaced, two-line header, street sections, trailing minus, italic note lines, status legend in footer','trailing minus; net column beside total; note lines between rows',K,rows,tot)

def ar2():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    rng=random.Random(2755)
    wb=Workbook();ws=wb.active;ws.title='Open Items';asof=datetime.date(2024,6,30)
    ws['A1']='SADDLEBACK BUSINESS PARK';ws['A1'].font=Font(bold=True,size=14,color='1F3864');ws['A2']='Open item receivables by tenant, aged from invoice date to 6/30/2024';ws['A3']='Kingfisher Flex Properties, manager';ws['A3'].font=Font(italic=True)
    H=['Charge type','Inv. #','Inv. date','Over 120','91-120','61-90','31-60','0-30','Total open','Billed','Paid to date']
    thin=Side(style='thin');hd=PatternFill('solid',fgColor='1F3864')
    ws.merge_cells('D5:H5');ws['D5']='DAYS OUTSTANDING';ws.merge_cells('J5:K5');ws['J5']='MEMO'
    for cc in 'ABCDEFGHIJK':
        for r in (5,6): ws[f'{cc}{r}'].fill=hd;ws[f'{cc}{r}'].font=Font(bold=True,color='FFFFFF');ws[f'{cc}{r}'].alignment=Alignment(horizontal='center')
    for i,h in enumerate(H,1): ws.cell(6,i,h)
    K=["b120","b91_120","b61_90","b31_60","b0_30","total","other:MEMO Billed","other:MEMO Paid to date"]
    NF='#,##0.00;(#,##0.00)'
    bl=[('Building 1 - 4410 Commerce Way',[('101','Kestrel Tool & Die LLC','SB-0117'),('103','Brightwater Pool Supply','SB-0122'),('106','Ironhide Fitness Inc.','SB-0098'),('108','Tamarack Cabinetry','SB-0131')]),
        ('Building 2 - 4430 Commerce Way',[('201','Volt & Vessel Brewing Co.','SB-0104'),('204','Petra Stone Imports','SB-0140'),('205','Grayling Auto Glass','SB-0127'),('209','Sunspoke E-Bikes LLC','SB-0144'),('210','Hargis HVAC Services','SB-0089')]),
        ('Building 3 - 4450 Commerce Way',[('302','Nimbus Print & Sign','SB-0136'),('305','Cobalt Courier Group','SB-0111')])]
    r=8;rows=[];tot=[];G=[0]*8;inv=20310
    def put(r,v,bold=False,cur=False,o=None):
        for i,(kk,val) in enumerate(zip(K,v)):
            if val is None: continue
            cell=ws.cell(r,4+i)
            if i>=6: cell.value=('$' if cur else '')+par(val);cell.alignment=Alignment(horizontal='right')   # memo columns: text
            else: cell.value=d(val);cell.number_format=('"$"#,##0.00;("$"#,##0.00)' if cur else NF)
            cell.font=Font(bold=bold)
            if bold: cell.border=Border(top=thin)
            o[kk]=d(val)
    for bname,ts in bl:
        ws.cell(r,1,bname).font=Font(bold=True,size=12);r+=1;B=[0]*8
        for ste,nm,code in ts:
            ws.cell(r,1,nm).font=Font(bold=True);ws.cell(r,2,f'Ste {ste}');ws.cell(r,3,code)
            for cc in range(1,12): ws.cell(r,cc).fill=PatternFill('solid',fgColor='E7ECF4')
            r+=1;T=[0]*8;n=rng.randint(2,5);rent=rng.randrange(210000,640000,2500)
            dates=sorted(rng.sample([datetime.date(2024,6,1),datetime.date(2024,5,1),datetime.date(2024,4,1),datetime.date(2024,3,1),datetime.date(2024,1,15),datetime.date(2024,6,12),datetime.date(2024,5,20)],n))
            for j,dt in enumerate(dates):
                days=(asof-dt).days;bk=4 if days<=30 else 3 if days<=60 else 2 if days<=90 else 1 if days<=120 else 0
                ch=rng.choice(['Base rent','CAM','Base rent','Real estate tax','Insurance recovery','Water/sewer','Late charge'])
                if dt.month==1: ch='2023 CAM reconciliation'
                amt={'Base rent':rent,'CAM':int(rent*.21),'Real estate tax':int(rent*.13),'Insurance recovery':int(rent*.043),'Water/sewer':int(rng.uniform(6000,30000)),'Late charge':int(rent*.05),'2023 CAM reconciliation':int(rng.uniform(30000,220000))}[ch]
                pd=0 if rng.random()<.6 else int(amt*rng.choice([.25,.5,.4]));op=amt-pd
                iv=f'{inv}';inv+=rng.randint(1,9)
                if j==n-1 and rng.random()<.35: ch='Unapplied receipt';iv='RC-'+iv;op=-int(rng.uniform(10000,90000));amt=pd=None
                v=[None]*8;v[bk]=op;v[5]=op;v[6]=amt;v[7]=pd
                ds=dt.strftime('%m/%d/%Y');ws.cell(r,1,ch).alignment=Alignment(indent=2);ws.cell(r,2,iv);ws.cell(r,3,ds)
                o={"property":bname,"unit":f'Ste {ste}',"resident":code,"name":nm,"charge":ch,"invoice":iv,"date":ds};put(r,v,o=o);rows.append(o)
                T=[p+(q or 0) for p,q in zip(T,v)];r+=1
            lab=f'Total {nm}';ws.cell(r,1,lab).font=Font(bold=True,italic=True);o={"label":lab};put(r,T,True,o=o);tot.append(o);B=[p+q for p,q in zip(B,T)];r+=2
        lab=bname.split(' - ')[0].upper()+' TOTAL';ws.cell(r,1,lab).font=Font(bold=True);o={"label":lab};put(r,B,True,o=o);tot.append(o);G=[p+q for p,q in zip(G,B)];r+=2
    ws.cell(r,1,'PARK TOTAL').font=Font(bold=True);o={"label":'PARK TOTAL'};put(r,G,True,True,o=o);tot.append(o)
    ws.cell(r+2,1,'Unapplied receipts are aged from the receipt date and shown in parentheses.').font=Font(italic=True)
    for cc,w in zip('ABCDEFGHIJK',[34,11,12]+[13]*8): ws.column_dimensions[cc].width=w
    ws.freeze_panes='A7';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='5:6'
    wb.save(doc('saddleback_open_items.xlsx'))
    save('saddleback_open_items.xlsx','AR','INDUSTRIAL','flex-industrial property manager','blocks by building and tenant with invoice lines, ages oldest first, memo columns as text, parentheses, $ on grand total','reversed ages; text numbers; tenant heading rows share the columns of charge, invoice, date',K,rows,tot)

def ar3():
    import xlsxwriter
    rng=random.Random(2766);ln=LN[:];rng.shuffle(ln)
    wb=xlsxwriter.Workbook(doc('hearthside_ar_by_payer.xlsx'));ws=wb.add_worksheet('AR 053124')
    F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k))
    nf='#,##0.00_);(#,##0.00)';n=F(num_format=nf);nb=F(num_format=nf,bold=1,top=1);ng=F(num_format='$'+nf.replace(';(',';($'),bold=1,top=1,bottom=6);t=F();b=F(bold=1);h=F(bold=1,text_wrap=1,align='center',valign='bottom',border=1,bg_color='#F3E6D0');sec=F(bold=1,bg_color='#FAF4EA',top=1)
    ws.merge_range('A1:L1','Hearthside Assisted Living of Marlow - Accounts receivable by payer',wb.add_format({'bold':1,'font_size':13,'font_name':'Arial'}));ws.merge_range('A2:L2','Census date May 31, 2024. Balances by month of service, oldest at left.',F(italic=1))
    ws.merge_range('A4:A6','Suite',h);ws.merge_range('B4:B6','Resident name',h);ws.merge_range('C4:C6','Resident\nstatus',h)
    ws.merge_range('D4:H4','OPEN BALANCE BY SERVICE MONTH',h)
    for i,x in enumerate(['Before\nFeb 24','Feb\n2024','Mar\n2024','Apr\n2024','May\n2024']): ws.merge_range(4,3+i,5,3+i,x,h)
    for i,x in enumerate(['Total\nowed','Unapplied\ncash','Net\ndue','Deposit\non file']): ws.merge_range(3,8+i,5,8+i,x,h)
    K=["other:OPEN BALANCE BY SERVICE MONTH Before Feb 24","m3","m2","m1","m0","total","prepaid","other:Net due","deposit"]
    r=6;rows=[];tot=[];G=[0]*9;k=0;pl=None;rec=[]
    for pay,cnt in (('PRIVATE PAY',14),('MEDICAID WAIVER',9),('LONG-TERM CARE INSURANCE',6),('VA AID & ATTENDANCE',3)):
        ws.merge_range(r,0,r,11,pay,sec);r+=1;S=[0]*9
        used=sorted(rng.sample(range(101,139),cnt))
        for j,u in enumerate(used):
            rate=rng.randrange(420000,690000,5000) if pay[0]!='M' else 318400
            v=[None]*9;t_=rng.random();stt='In house'
            v[4]=rate if rng.random()<.5 else int(rng.uniform(8000,rate))
            if t_>.45: v[3]=int(rng.uniform(12000,rate))
            if t_>.7: v[2]=int(rng.uniform(12000,rate))
            if t_>.85: v[1]=int(rng.uniform(9000,rate));stt=rng.choice(['In house','Hospital'])
            if t_>.9: v[0]=int(rng.uniform(20000,rate*2));v[4]=None;stt='Discharged'
            if 0.05<t_<.12: v[2]=-int(rng.uniform(4000,30000))
            if rng.random()<.25: v[6]=-int(rng.uniform(5000,160000))
            v[5]=sum(q or 0 for q in v[:5]);v[7]=v[5]+(v[6] or 0)
            if pay[0] in 'PL' : v[8]=rng.choice([100000,150000,250000])
            S=[p+(q or 0) for p,q in zip(S,v)]
            nm=f'{ln[k].upper()}, {rng.choice(FN)}';k+=1;su=f'{u}-{rng.choice("AB")}'
            if pay[0]=='P' and j==8:
                pl={"what":f"Row of suite {su}, {nm} (Private Pay), total owed {m(v[5])}, is dropped from the listing; the payer subtotal, recap and grand total still include it","kind":"row dropped"};continue
            ws.write(r,0,su,t);ws.write(r,1,nm,t);ws.write(r,2,stt,t);o={"unit":su,"name":nm,"status":stt}
            for i,(kk,val) in enumerate(zip(K,v)):
                if val is not None: ws.write_number(r,3+i,d(val),n);o[kk]=d(val)
            rows.append(o);r+=1
        lab='Total '+pay.title().replace('Va ','VA ');ws.write(r,1,lab,b);o={"label":lab}
        for i,(kk,val) in enumerate(zip(K,S)): ws.write_number(r,3+i,d(val),nb);o[kk]=d(val)
        tot.append(o);G=[p+q for p,q in zip(G,S)];rec.append((pay,S[5]));r+=2
    ws.write(r,1,'TOTAL ALL PAYERS',b);o={"label":"TOTAL ALL PAYERS"}
    for i,(kk,val) in enumerate(zip(K,G)): ws.write_number(r,3+i,d(val),ng);o[kk]=d(val)
    tot.append(o)
    ws.merge_range('N4:O4','Recap - total owed',h)
    for i,(p,v) in enumerate(rec): ws.write(4+i,13,p.title().replace('Va ','VA '),t);ws.write(4+i,14,d(v),n)
    ws.write(8,13,'All payers',b);ws.write(8,14,d(G[5]),nb)
    ws.set_column('A:A',8);ws.set_column('B:B',30);ws.set_column('C:C',11);ws.set_column('D:L',12.5);ws.set_column('M:M',3);ws.set_column('N:N',26);ws.set_column('O:O',13);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3,5);ws.freeze_panes(6,2);wb.close()
    save('hearthside_ar_by_payer.xlsx','AR','SENIOR_HOUSING','community business office','payer sections, months of service oldest first, three-line merged headers, side recap','months ascending; side recap; planted missing row',K,rows,tot,pl)
def run(): ar1();ar2();ar3()
