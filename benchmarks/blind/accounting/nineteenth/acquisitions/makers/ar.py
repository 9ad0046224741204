import random
from common import *
FN='Marisol Devin Tamsin Corwin Ayla Bram Jessamy Otis Priya Lennart Odette Rufus Imani Garrick Sunniva Colm Thea Marcus Yuki Delphine Harlan Nadira Piers Winona Abel Rosalind Tobias Keziah'.split()
LN='Tenney Okonjo Brightwell Vasquez-Lunt Harrowgate Dallimore Petrakis Sorley Nakadate Wexcombe Quillan Abara Frostick Lindqvist Marchetti Oyelaran Stubbefield Trevanion Ruskin Zielke Cobbold Ahearne Yarrow Pindar Mossman Garvey Ellingboe Thackray'.split()
def names(R,n):
    f=[a+'|'+b for a in FN for b in LN];R.shuffle(f);return [x.split('|') for x in f[:n]]
# ---------- 4 student, charge lines under tenants, fpdf2
def ar1():
    R=random.Random(1904);name='Aged_Detail_Larkspur_Portfolio'
    from fpdf import FPDF
    K=['total','b0_30','b31_60','b61_90','b90','prepaid','other:Net Owed']
    codes=[('RENT','Installment rent'),('UTIL','Utility overage'),('LATE','Late fee'),('PARK','Garage parking'),('DMG','Damages at move-out'),('PET','Pet rent'),('LEGL','Court costs')]
    P=[('Larkspur Commons',11),('Larkspur Row',8)];nm=names(R,19);rows=[];tots=[];blocks=[];i=0
    G=[0]*7
    for p,n in P:
        PT=[0]*7;ten=[]
        for k in range(n):
            f,l=nm[i];i+=1;st=R.choice(['Current','Current','Current','Past','Notice','Eviction']) if k else 'Current'
            unit=f"{R.randint(1,4)}{R.randint(2,24):02d}-{R.choice('ABCD')}";code=f't{R.randint(20100,29999):07d}'
            tl=[];TT=[0]*7
            pool=codes[:] if st in('Past','Eviction') else codes[:4]+codes[5:6]
            for cc,cd in sorted(R.sample(pool,R.choice([1,1,2,2,3])),key=lambda x:x[0]):
                b=[0]*4;pos=R.randint(0,3)
                for j in {pos,R.choice([pos,max(pos-1,0)])}:
                    b[j]={'RENT':R.choice([74900,81500,66450,40218]),'UTIL':R.randint(1100,6800),'LATE':R.choice([5000,7500]),'PARK':4500,'DMG':R.randint(9000,61000),'PET':3500,'LEGL':R.choice([18600,24150])}[cc]
                dt={0:'03/%02d/2026',1:'02/%02d/2026',2:'01/%02d/2026',3:'11/%02d/2025'}[max(j for j in range(4) if b[j])]%R.choice([1,2,5,12,20])
                v=[sum(b)]+b+[0,sum(b)];tl.append((cc,cd,dt,v));TT=[a+x for a,x in zip(TT,v)]
            if k%4==2:
                pp=-R.randint(2500,90000);v=[0]*5+[pp,pp];tl.append(('PPD','Unapplied receipt','03/28/2026',v));TT=[a+x for a,x in zip(TT,v)]
            ten.append((unit,code,f'{l}, {f}',st,tl,TT));PT=[a+x for a,x in zip(PT,TT)]
        blocks.append((p,ten,PT));G=[a+x for a,x in zip(G,PT)]
    pdf=FPDF('P','mm','Letter');pdf.set_auto_page_break(False)
    X=[10,24,56,76,94,112,130,148,166,186];Wd=[14,32,20,18,18,18,18,18,20,20];
    def m(v,z):return ('' if not z else '0.00') if v==0 else (f'({-v/100:,.2f})' if v<0 else f'{v/100:,.2f}')
    st={'y':0}
    def page():
        pdf.add_page();pdf.set_font('Helvetica','B',12);pdf.set_xy(10,9);pdf.cell(0,6,'Resident Aging - Charge Detail')
        pdf.set_font('Helvetica','',8);pdf.set_xy(10,15);pdf.cell(0,4,'Larkspur Student Portfolio, Tuscaloosa AL   |   As of 03/31/2026   |   Aged by charge date   |   Show: all residents with open items')
        pdf.set_fill_color(225,232,225);pdf.rect(10,21,196,9,'F');pdf.set_font('Helvetica','B',8)
        for k,(a,b) in enumerate([('','Code'),('','Charge'),('Charge','Date'),('Open','Amount'),('0-30','Days'),('31-60','Days'),('61-90','Days'),('Over 90','Days'),('Unapplied','Credits'),('Net','Owed')]):
            al='L' if k<3 else 'R'
            pdf.set_xy(X[k],21.5);pdf.cell(Wd[k],4,a,align=al);pdf.set_xy(X[k],25.5);pdf.cell(Wd[k],4,b,align=al)
        st['y']=32;pdf.set_font('Helvetica','I',7);pdf.set_xy(10,268);pdf.cell(196,4,f'Printed 04/02/2026 by d.ferrante - page {pdf.page_no()}',align='C')
    def line(t,v,style,z,lab=None):
        pdf.set_font('Helvetica',style,8)
        if lab:pdf.set_xy(24,st['y']);pdf.cell(66,4,lab)
        else:
            for k in range(3):pdf.set_xy(X[k],st['y']);pdf.cell(Wd[k],4,t[k])
        for k in range(7):pdf.set_xy(X[k+3],st['y']);pdf.cell(Wd[k+3],4,m(v[k],z),align='R')
        st['y']+=4.3
    f=lambda v,z:{k:c2(x) for k,x in zip(K,v) if z or x}
    page()
    for pi,(p,ten,PT) in enumerate(blocks):
        if st['y']>240:page()
        pdf.set_font('Helvetica','B',10);pdf.set_xy(10,st['y']);pdf.cell(0,5,p);st['y']+=6
        for u,c,n,s,tl,TT in ten:
            if st['y']+4.3*(len(tl)+3)>262:page()
            pdf.set_font('Helvetica','B',8);pdf.set_xy(10,st['y']);pdf.cell(0,4,f'Bed {u}');pdf.set_xy(34,st['y']);pdf.cell(0,4,n);pdf.set_xy(90,st['y']);pdf.cell(0,4,c);pdf.set_xy(112,st['y']);pdf.cell(0,4,f'Status: {s}');st['y']+=4.3
            for cc,cd,dt,v in tl:
                line((cc,cd,dt),v,'',0);rows.append({'property':p,'unit':u,'resident':c,'name':n,'status':s,'charge':cd,'date':dt,**f(v,0)})
            lab=f'Total {n}';pdf.line(94,st['y'],206,st['y']);line(None,TT,'I',1,lab);tots.append({'label':lab,**f(TT,1)});st['y']+=2
        v=PT[:]
        if pi==0:v[2]+=9000;bad=(PT[2],v[2])
        if st['y']>250:page()
        lab=f'Property total - {p}';pdf.set_draw_color(0);pdf.line(10,st['y'],206,st['y']);line(None,v,'B',1,lab);tots.append({'label':lab,**f(v,1)});st['y']+=5
    if st['y']>250:page()
    line(None,G,'B',1,'Portfolio total');tots.append({'label':'Portfolio total',**f(G,1)})
    st['y']+=6;pdf.set_font('Helvetica','',7.5);pdf.set_xy(10,st['y']);pdf.multi_cell(150,3.8,'Open Amount is the sum of the four aging columns. Unapplied credits are receipts not yet matched to a charge and are not aged. Residents on a payment plan are aged from the original charge date.')
    pdf.output(D+name+'.pdf')
    save(name,'pdf','AR',K,rows,tots,'STUDENT_HOUSING','d.ferrante, Larkspur back office','resident heading with charge lines below, resident/property/portfolio totals, repeated page heads','detail blocks, bed in heading, wrong property total',
     {"what":f"Larkspur Commons property total, 31-60 Days, printed {c2(bad[1])} instead of {c2(bad[0])} (the lines, open amount and portfolio total are right)","kind":"wrong total"})
# ---------- 5 self storage by month, xlsx
def ar2():
    R=random.Random(1905);name='BoxCedar delinquency by month'
    import openpyxl
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    g='Open Balance by Month Billed'
    K=[f'other:{g} Before Jan-26','m3','m2','m1','m0','total','prepaid','deposit']
    nm=names(R,44);secs=[('IN POSSESSION',30,['Current','Late','Lien Notice','Overlocked','Auction 5/14']),('MOVED OUT / VACATED WITH BALANCE',14,['Vacated','Collections','Write-off pending'])]
    wb=openpyxl.Workbook();w0=wb.active;w0.title='Read me'
    for k,t in enumerate(['Box & Cedar Self Storage – Twin Forks, Idaho','Seller delinquency schedule, April 30, 2026','Tab "Delinq" is the schedule. Balances are shown in the month the charge was billed, oldest at left.','Prepaid rent is listed beside the debt and is not netted in Balance Due.','Auction list runs on day 62; overlock on day 16.']):w0.cell(2+k,2,t).font=Font(bold=k==0,size=14 if k==0 else 10)
    w0.column_dimensions['B'].width=95
    ws=wb.create_sheet('Delinq');navy=PatternFill('solid',fgColor='DDE6F0')
    ws['B2']='Delinquency by month billed';ws['B2'].font=Font(bold=True,size=12)
    ws.merge_cells('G4:K4');ws['G4']=g;ws['G4'].alignment=Alignment(horizontal='center')
    for k,t in enumerate(['Space','Size','Customer','Stage','Paid Thru','Before Jan-26','Jan-26','Feb-26','Mar-26','Apr-26','Balance Due','Prepaid','Deposit Held']):
        q=ws.cell(5,2+k,t);q.font=Font(bold=True);q.alignment=Alignment(wrap_text=True,horizontal='left' if k<5 else 'right',vertical='bottom')
    for k in range(2,15):ws.cell(4,k).fill=navy;ws.cell(5,k).fill=navy;ws.cell(4,k).font=Font(bold=True)
    r=6;rows=[];tots=[];G=[0]*8;ni=0
    fm='$#,##0.00;[Red]-$#,##0.00'
    def put(v,z,bold=0):
        for k,x in enumerate(v):
            if x or z:
                q=ws.cell(r,7+k,x/100);q.number_format=fm;q.font=Font(bold=bool(bold))
                if bold:q.border=Border(top=Side(style='thin'))
    f=lambda v,z:{k:c2(x) for k,x in zip(K,v) if z or x}
    for s,n,sts in secs:
        ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=14);ws.cell(r,2,s).font=Font(bold=True,italic=True);r+=1;S=[0]*8
        us=sorted(R.sample(range(100,480),n))
        for u in us:
            unit=f"{R.choice('ABCD')}{u}";sz=R.choice(['5x5','5x10','10x10','10x15','10x20','RV 12x40']);rent={'5x5':5400,'5x10':7900,'10x10':12200,'10x15':15900,'10x20':18700,'RV 12x40':14500}[sz]
            f_,l_=nm[ni];ni+=1;cust=f'{f_} {l_}' if R.random()<.85 else f'{l_} {R.choice(["Flooring","Tree Service","Vending"])} LLC'
            d=R.choice([1,1,1,2,2,3,4,5]) if s[0]=='I' else R.choice([2,3,4,5])
            st=sts[min(d-1,len(sts)-1)] if s[0]=='I' else R.choice(sts)
            b=[0]*5;start=0 if s[0]=='I' else R.randint(0,3)
            for j in range(start,min(d+start,5)):b[4-j]=rent+(2000 if j!=start or R.random()<.5 else 0)+(R.randint(0,3)*1500 if j>1 else 0)
            if d>=5 or (start+d>=5):b[0]=rent*R.randint(1,3)+R.randint(100,9999)
            if R.random()<.1:b[4]=-R.randint(500,2500)
            pt={1:'3/31/26',2:'2/28/26',3:'1/31/26',4:'12/31/25',5:'10/31/25'}[d] if s[0]=='I' else '—'
            v=b+[sum(b),R.choice([0,0,0,0,0,1500,2500]),R.choice([0,0,5000])]
            for k,t in enumerate([unit,sz,cust,st,pt]):ws.cell(r,2+k,t)
            put(v,0);ws.cell(r,12,v[5]/100).number_format=fm;r+=1
            row={'unit':unit,'name':cust,'status':st,**f(v,0)};row['total']=c2(v[5])
            if pt!='—':row['date']=pt
            rows.append(row);S=[a+x for a,x in zip(S,v)]
        lab=f'Subtotal {s.lower()} ({n} spaces)';ws.cell(r,2,lab).font=Font(bold=True);put(S,1,1);tots.append({'label':lab,**f(S,1)});r+=2;G=[a+x for a,x in zip(G,S)]
    ws.cell(r,2,'ALL BALANCES').font=Font(bold=True);put(G,1,1);tots.append({'label':'ALL BALANCES',**f(G,1)})
    # side table
    ws.cell(4,17,'Stage recap').font=Font(bold=True);k=5
    for st in dict.fromkeys(x['status'] for x in rows):
        ws.cell(k,17,st);ws.cell(k,18,sum(1 for x in rows if x['status']==st));q=ws.cell(k,19,round(sum(x['total'] for x in rows if x['status']==st),2));q.number_format=fm;k+=1
    for c,w in zip('ABCDEFGHIJKLMN',[2,9,10,30,17,11,13,12,12,12,12,14,11,13]):ws.column_dimensions[c].width=w
    ws.column_dimensions['Q'].width=18;ws.column_dimensions['S'].width=13
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.active=1;wb.save(D+name+'.xlsx')
    save(name,'xlsx','AR',K,rows,tots,'OTHER','Box & Cedar owner-operator spreadsheet','read-me tab, months oldest at left under one merged title, two sections, side recap','month order reversed, side table, cover tab')
# ---------- 6 senior AR xlsx
def ar3():
    R=random.Random(1906);name='SycamoreTerrace_AR_0526'
    import xlsxwriter
    K=['other:Memo: Written Off YTD','other:Net of Credits','prepaid','total','b120','b91_120','b61_90','b31_60','b0_30']
    secs=[('Independent Living',9,480000),('Assisted Living',11,610000),('Memory Care',7,792500),('Discharged / Deceased',8,560000)]
    nm=names(R,35);rows=[];tots=[];G=[0]*9;ni=0
    wb=xlsxwriter.Workbook(D+name+'.xlsx');ws=wb.add_worksheet('AR 5-31-26');ws.hide_gridlines(2)
    B=wb.add_format({'bold':1});H=wb.add_format({'bold':1,'text_wrap':1,'align':'center','valign':'vcenter','bottom':2,'top':2});T=wb.add_format({'bold':1,'font_size':15,'font_name':'Georgia'})
    sec=wb.add_format({'bold':1,'bg_color':'#E8DFF0','align':'left'});acc='#,##0_);(#,##0);"–"_)'
    N=wb.add_format({'num_format':acc});NB=wb.add_format({'num_format':acc,'bold':1,'top':1});NG=wb.add_format({'num_format':acc,'bold':1,'top':1,'bottom':6});I=wb.add_format({'italic':1,'font_color':'#555555'})
    ws.merge_range('A1:L1','Sycamore Terrace Senior Living',T);ws.merge_range('A2:L2','Accounts receivable by resident at May 31, 2026 – whole dollars – (credits in parentheses)',I)
    ws.write_row(3,0,[],H);ws.set_row(3,46)
    for k,t in enumerate(['Apt.','Resident','Acct ID','Payer','Memo:\nWritten Off\nYTD','Net of\nCredits','Credits\nUnapplied','Total\nAging','Over 120\nDays','91–120\nDays','61–90\nDays','31–60\nDays','0–30\nDays']):ws.write(3,k,t,H)
    r=4;f=lambda v:{k:float(x) for k,x in zip(K,v)}
    pay={}
    for s,n,base in secs:
        ws.merge_range(r,0,r,12,s.upper(),sec);r+=1;S=[0]*9
        for k in range(n):
            a,l=nm[ni];ni+=1;p=R.choice(['Private','Private','LTC Insurance','Medicaid Waiver','VA Aid']) if s[0]!='I' else 'Private'
            b=[0]*5;m=base//100
            dep=R.choice([0,0,1,2,4]) if s[0]!='D' else R.choice([2,3,4])
            for j in range(dep+1):
                if s[0]=='D' and j<1:continue
                b[j]=int(m*R.choice([.08,.2,.5,1,.35])*R.uniform(.8,1.1))
            if R.random()<.12:b[1]=-R.randint(40,600)
            pp=-R.choice([0,0,0,R.randint(50,2400)]);wo=R.choice([0,0,R.randint(200,3900)]) if s[0]=='D' else 0
            tt=sum(b);v=[wo,tt+pp,pp,tt]+b[::-1]
            apt=f"{R.choice('NSE')}{R.randint(101,338)}" if s[0]!='D' else ''
            n_=f'{l}, {a[0]}.' if k%3 else f'{l}, {a}'
            if apt:ws.write(r,0,apt)
            ws.write(r,1,n_);ws.write(r,2,f'ST-{R.randint(1000,9999)}');ws.write(r,3,p)
            for j,x in enumerate(v):ws.write_number(r,4+j,x,N)
            row={'name':n_,**f(v)}
            if apt:row['unit']=apt
            rows.append(row);pay[p]=pay.get(p,0)+tt;S=[q+x for q,x in zip(S,v)];r+=1
        lab=f'{s} – subtotal';ws.write(r,1,lab,B)
        for j,x in enumerate(S):ws.write_formula(r,4+j,f'=SUM({chr(69+j)}{r-n+1}:{chr(69+j)}{r})',NB,x)
        tots.append({'label':lab,**f(S)});G=[q+x for q,x in zip(G,S)];r+=2
    ws.write(r,1,'Community total',B)
    for j,x in enumerate(G):ws.write_number(r,4+j,x,NG)
    tots.append({'label':'Community total',**f(G)});r+=3
    ws.write(r,1,'By payer (total aging)',B)
    for p,x in pay.items():r+=1;ws.write(r,1,p);ws.write(r,4,x,N)
    ws.write(r+2,1,'Discharged residents lose their apartment number on move-out. Write-offs are memo only and no longer in the aging.',I)
    ws.set_column('A:A',8);ws.set_column('B:B',30);ws.set_column('C:C',10,None,{'hidden':1});ws.set_column('D:D',16);ws.set_column('E:M',11)
    ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3);ws.freeze_panes(4,2);wb.close()
    save(name,'xlsx','AR',K,rows,tots,'SENIOR_HOUSING','Sycamore Terrace business office','columns in reverse (memo and net first, youngest age last), three-line heads, dash for zero, hidden id column','reverse column order, memo column, dashes are zeros, hidden id')
