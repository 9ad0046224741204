from common import *
from fpdf import FPDF
import xlsxwriter,openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
def ar1():
    R=random.Random(2611)
    names=['Castellano, Renata','Obrecht, Tyler','Nwosu, Adaeze','Pruitt, Lamar','Vandersloot, Kim','Itzep, Manuel','Farrow, Denise','Haskins, Jo','Bellweather, Carl','Quiñones, Marisol','Tran, Bao','Oduya, Femi','Rasch, Hollis','McElwain, Patrice','Szabo, Ilona','Dorsett, Ray','Yellowhair, Sam','Lindgren, Astrid','Pappas, Theo']
    stt=['Current','Notice','Eviction filed 9/12','Past','Writ issued','Pay plan','Current','Past - collections','Current']
    money=['other:Charged','other:Paid','unpaid','b0_30','b31_60','b61_90','b90','deposit']
    ch=[('RENT','rent'),('RUBS','water/trash'),('LATE','late fee'),('PEST','pest'),('PETR','pet rent'),('LEGL','eviction costs'),('DAMG','damages'),('NSF','returned check')]
    mon=[('09/01/24','b0_30'),('08/01/24','b31_60'),('07/01/24','b61_90'),('06/01/24','b90'),('05/01/24','b90')]
    blocks=[];units=sorted(R.sample(['%d%02d'%(b*10+fl,n) for b in(11,12,13,14) for fl in(1,2,3) for n in range(1,9)],len(names)))
    for i,n in enumerate(names):
        rent=R.randrange(895,1390,5)*100;k=R.choice([0,0,1,2,3,4]);ls=[]
        for m in range(k,-1,-1):
            d,b=mon[m];p=0
            if m==k and R.random()<.6:p=R.randint(100,rent//100-50)*100
            ls.append([d,'RENT','Rent',rent,p,b])
            if R.random()<.6:ls.append([d,'RUBS','Water/trash RUBS',R.randint(3100,8900),0,b])
            if R.random()<.55:ls.append([d[:3]+'05'+d[5:],'LATE','Late fee',7500,0,b])
        if 'Evic' in stt[i%9] or 'Writ' in stt[i%9]:ls.append(['09/12/24','LEGL','Eviction filing costs',R.randint(18000,41000),0,'b0_30'])
        if 'Past' in stt[i%9]:ls.append(['08/19/24','DAMG','Move-out damages',R.randint(15000,98000),0,'b31_60'])
        if i in(6,12):ls=[['09/03/24','PREP','Prepaid / unapplied credit',-R.randint(20000,99000),0,'b0_30']]
        if i==15:ls.append(['09/20/24','CRED','Rent concession not posted',-15000,0,'b0_30'])
        blocks.append((units[i],'r%06d'%R.randint(20000,48000),n,stt[i%9],R.choice([0,20000,30000,50000,rent]),ls))
    F=lambda c:'{:,.2f}'.format(c/100) if c>=0 else '({:,.2f})'.format(-c/100)
    p=FPDF('P','mm','Letter');p.set_creation_date(__import__('datetime').datetime(2024,10,2,tzinfo=__import__('datetime').timezone.utc));p.set_auto_page_break(False);p.set_margins(10,10)
    X=[10,27,40,86,102,117,133,149,164,179,194];pg=0
    W=[('Date',10,'L',0),('Code',26,'L',0),('Description',38,'L',0)]
    RX=[94,110,128,144,159,174,190,206]
    def num(x,y,s):p.text(x-p.get_string_width(s),y,s)
    def head():
        nonlocal pg
        pg+=1;p.add_page();p.set_font('helvetica','B',11);p.text(10,13,'Detailed Receivables by Resident');p.set_font('helvetica','',8);p.text(10,17.5,'Marlow Terrace Apartments  |  As of 09/29/2024  |  Open items only  |  Sort: unit');num(206,13,'Page %d'%pg);num(206,17.5,'RealPage OneSite export, receiver login')
        p.set_fill_color(40,62,92);p.rect(10,20,197,9,'F');p.set_text_color(255,255,255);p.set_font('helvetica','B',7.5)
        for s,x in(('Date',11),('Code',26),('Description',38)):p.text(x,27,s)
        p.text(163,23.4,'AGE OF OPEN AMOUNT (DAYS)'[:0])
        for a,b,x in zip(['','','Unpaid','0 - 30','31 - 60','61 - 90','Over','Deposit'],['Charged','Paid','Amount','Days','Days','Days','90 Days','Held'],RX):num(x,23.6,a);num(x,27,b)
        p.set_text_color(0,0,0);return 33.5
    y=head();rows=[];tots=[];G={m:0 for m in money};rc={}
    def nums(y,v,bl):
        for m,x in zip(money,RX):
            if m in v and not(bl and v[m] is None):num(x,y,F(v[m]))
    for u,rid,n,s,dep,ls in blocks:
        if y+4.2*3>266:y=head()
        def bh(y,cont=''):
            p.set_fill_color(228,233,240);p.rect(10,y-3.2,197,4.4,'F');p.set_font('helvetica','B',7.8);p.text(11,y,u);p.text(24,y,rid);p.text(42,y,n+cont);p.set_font('helvetica','I',7.8);p.text(100,y,s);return y+4.4
        y=bh(y);t={m:0 for m in money}
        for d,c,ds,a,pd,b in ls:
            if y>266:y=head();y=bh(y,' (continued)')
            v={'other:Charged':a,'unpaid':a-pd,b:a-pd}
            if pd:v['other:Paid']=pd
            p.set_font('helvetica','',7.6);p.text(11,y,d);p.text(26,y,c);p.text(38,y,ds);nums(y,v,1)
            for m in v:t[m]+=v[m]
            rc[c]=rc.get(c,0)+a-pd
            rows.append({'unit':u,'resident':rid,'name':n,'status':s,'date':d,'charge':c,**{m:f(v[m]) for m in money if m in v}});y+=4.1
        t['deposit']=dep
        for m in money:G[m]+=t[m]
        if y>268:y=head()
        p.set_font('helvetica','B',7.6);p.line(80,y-3.1,207,y-3.1);p.text(38,y,'Total '+u);nums(y,t,0);tots.append({'label':'Total '+u,**{m:f(t[m]) for m in money}});y+=6
    if y>262:y=head()
    p.set_font('helvetica','B',8);p.line(10,y-3.3,207,y-3.3);p.text(11,y,'Marlow Terrace Total');p.set_font('helvetica','B',7.3);nums(y,G,0);p.line(10,y+1.2,207,y+1.2);tots.append({'label':'Marlow Terrace Total',**{m:f(G[m]) for m in money}})
    assert G['unpaid']==sum(G[m] for m in money[3:7])==G['other:Charged']-G['other:Paid']
    y+=9
    if y+5*len(rc)>262:y=head()
    p.set_font('helvetica','B',8);p.text(11,y,'Recap by charge code');y+=4.5;p.set_font('helvetica','',7.6)
    for c in sorted(rc):p.text(14,y,c);num(60,y,F(rc[c]));y+=4
    p.set_font('helvetica','B',7.6);p.text(14,y,'All codes');num(60,y,F(sum(rc.values())))
    p.output(doc('marlow_terrace_resident_ar.pdf'))
    save('marlow_terrace_resident_ar.pdf','AR',None,money,rows,tots,'MULTIFAMILY','RealPage block report','blocks by resident, charge lines, totals with deposit, repeated headers, recap','continued blocks, credits in parentheses, deposit only on total lines')
def ar2():
    R=random.Random(2612)
    T=[('Occupied',[('1401','Bluebonnet Nails LLC','Good','',3150,0),('1403','Halyard Tax Service','Good','',2480,1),('1405-07','Casa Morelos Cantina, Inc.','Default notice 9/4','Claims roof leak abatement for June through August; no written agreement found in file.',7925,4),('1409','Vapor Alley #6','Good','',2210,0),('1411','Dr. S. Penhallow, DDS','CAM dispute','Objects to 2023 CAM true-up.',5640,1),('1413','Rollins & Tate Insurance','Good','',1985,0),('1415','Quick Fade Barbers','Pay plan','$500 a month with rent through March 2025.',2350,3),('1417-21','Dollar Depot Store 2288','Good','',9870,1),('1423','Lotus Massage','Lockout 9/26','',2615,5),('1425','MetroCell Wireless','Good','',2890,0),('1427','Sub Station Deli','Pay plan','',3320,2),('1429','Paws & Relax Grooming','Good','',2075,1),('Pad A','First Cordova Credit Union (ATM pad)','Good','',1450,0)]),
       ('Vacated / former tenants',[('1431','Sunrise Karate Academy','Collections','Guarantor letter sent 8/30.',2940,5),('1433','Bonanza Furniture Outlet','Chapter 7','Proof of claim filed.',8810,5),('1435','Tidy Brite Cleaners','Judgment','',3060,5)])]
    money=['other:UNPAID BALANCE BY MONTH BILLED Before Jun 2024','m3','m2','m1','m0','total','prepaid','other:NET DUE','other:IN DISPUTE (included)','deposit']
    wb=xlsxwriter.Workbook(doc('cordova_plaza_ar_by_month.xlsx'));wb.set_properties({'created':__import__('datetime').datetime(2024,10,4)})
    c=wb.add_worksheet('Read me');c.set_column(0,0,95)
    wr=wb.add_format({'text_wrap':True})
    for i,s in enumerate(['Cordova Plaza – tenant receivables at turnover','Prepared from the AppFolio export left by Stanhope Leasing. We sorted open charges by the month in which they were billed. No charge was re-dated.','Unapplied cash is money on account that the former manager never applied. It is not taken off the months.','Deposits are per lease file; bank support was found for only part of them.']):c.write(i*2,0,s,wr)
    w=wb.add_worksheet('AR 9-30-24');hb=wb.add_format({'bold':1,'border':1,'align':'center','valign':'vcenter','text_wrap':1,'bg_color':'#FCE8C8','font_name':'Arial','font_size':9})
    tx=wb.add_format({'font_name':'Arial','font_size':9,'text_wrap':1,'valign':'top'});nt=wb.add_format({'font_name':'Arial','font_size':8,'italic':1,'font_color':'#666666','text_wrap':1,'valign':'top'})
    n=wb.add_format({'font_name':'Arial','font_size':9,'num_format':'#,##0.00;-#,##0.00','valign':'top'});b=wb.add_format({'font_name':'Arial','font_size':9,'bold':1,'top':1,'num_format':'$#,##0.00;-$#,##0.00'});bt=wb.add_format({'font_name':'Arial','font_size':10,'bold':1})
    w.write(0,0,'CORDOVA PLAZA (strip center) – A/R BY MONTH BILLED',bt);w.write(1,0,'Balances at September 30, 2024',tx)
    for k,s in((0,'Tenant'),(1,'Suite'),(2,'Collection status')):w.merge_range(3,k,4,k,s,hb)
    w.merge_range(3,3,3,7,'UNPAID BALANCE BY MONTH BILLED',hb)
    for k,s in enumerate(['Before Jun 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024']):w.write(4,3+k,s,hb)
    for k,s in enumerate(['TOTAL OWED','UNAPPLIED CASH','NET DUE','IN DISPUTE\n(included)','SECURITY DEPOSIT']):w.merge_range(3,8+k,4,8+k,s,hb)
    r=5;rows=[];tots=[];G=[0]*10;col='DEFGHIJKLM';subs=[]
    for sec,L in T:
        w.merge_range(r,0,r,12,sec,bt);r+=1;S=[0]*10;r0=r
        for su,nm,stt,note,rent,k in L:
            m=[None]*5;rent*=100
            for q in range(1,min(k,4)+1):
                m[5-q]=rent if R.random()<.5 else R.randint(rent//5,rent)
            if sec[0]=='V':m[4]=None
            if k==5:m[0]=R.randint(rent,rent*5);
            if k==0 and R.random()<.6:m[4]=R.randint(2500,18000)
            if su=='1411':m=[None,None,264118,None,564000]
            if su=='1425':m=[None]*4+[-4112]
            tot=sum(x or 0 for x in m);pre={'1403':125000,'1417-21':46210,'1427':332000,'Pad A':145000,'1435':30600}.get(su);pre=-pre if pre else None
            dis={'1405-07':(m[1] or 0)+(m[2] or 0)+(m[3] or 0),'1411':264118,'1415':15000}.get(su)
            dep=None if su in('Pad A','1429','1433') else rent
            v=m+[tot,pre,tot+(pre or 0),dis,dep]
            w.write(r,0,nm,tx);w.write_string(r,1,su,tx);w.write(r,2,stt,tx)
            for j,x in enumerate(v):
                if x is None:continue
                if j==5:w.write_formula(r,8,'=SUM(D%d:H%d)'%(r+1,r+1),n,f(x))
                elif j==7:w.write_formula(r,10,'=I%d+J%d'%(r+1,r+1),n,f(x))
                else:w.write_number(r,3+j,f(x),n)
            rows.append({'name':nm,'unit':su,'status':stt,**{a:f(x) for a,x in zip(money,v) if x is not None}});S=[x+(y or 0) for x,y in zip(S,v)];r+=1
            if note:w.merge_range(r,0,r,12,'      '+note,nt);r+=1
        lab='Subtotal – '+sec;w.write(r,0,lab,b);w.write(r,1,'',b);w.write(r,2,'',b)
        for j,x in enumerate(S):w.write_formula(r,3+j,'=SUM(%s%d:%s%d)'%(col[j],r0+1,col[j],r),b,f(x))
        tots.append({'label':lab,**dict(zip(money,map(f,S)))});subs.append(r+1);G=[x+y for x,y in zip(G,S)];r+=2
    w.write(r,0,'TOTAL CORDOVA PLAZA',b);w.write(r,1,'',b);w.write(r,2,'',b)
    for j,x in enumerate(G):w.write_formula(r,3+j,'='+'+'.join(col[j]+str(q) for q in subs),b,f(x))
    tots.append({'label':'TOTAL CORDOVA PLAZA',**dict(zip(money,map(f,G)))})
    r+=2;w.write(r,0,'Recap by month billed (share of total owed)',bt)
    for j,s in enumerate(['Before Jun 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024']):w.write(r+1+j,0,s,tx);w.write_number(r+1+j,1,round(G[j]/G[5],3),wb.add_format({'num_format':'0.0%','font_name':'Arial','font_size':9}))
    w.set_column(0,0,30);w.set_column(1,1,9);w.set_column(2,2,17);w.set_column(3,12,13);w.set_landscape();w.fit_to_pages(1,0);w.freeze_panes(5,1);wb.close()
    save('cordova_plaza_ar_by_month.xlsx','AR',None,money,rows,tots,'RETAIL','AppFolio rework','tenant by month, oldest first, cover sheet, comment lines, two sections, formulas','unapplied cash negative, net due beside total, merged comment lines, recap')
def ar3():
    R=random.Random(2613)
    C=[('Tall Pines MHC',['Abbott, Lorene','Bickford, Wes','Cano, Elvira','Dellinger, Mike','Estep, Rhonda','Fuqua, J. T.','Galindo, Rosa','Hatch, Delbert','Isom, Carla','Jurado, Luis','Kessler, Pam','Landry, Octave'],'TP'),
       ('Cedar Bend Estates',['Maddox, Earl','Nance, Tricia','Orozco, Beto','Pickens, Dale','Quarles, Winona','Rusk, Amber','Salinas, Noe','Teague, Buddy','Urban, Kathleen','Vickers, Dwayne'],'CB'),
       ('Route 9 Mobile Village',['Wooten, Shirl','Xiong, Mai','Yarbrough, Gil','Zamora, Inez','Addison, Clem','Boykin, Tessa','Crider, Floyd','Dugger, Nell','Embry, Otis','Foust, Gwen','Grubbs, Lyle'],'R9')]
    money=['total','other:BALANCE OWED BY CHARGE Lot Rent','other:BALANCE OWED BY CHARGE Home Rent','other:BALANCE OWED BY CHARGE Water & Sewer','other:BALANCE OWED BY CHARGE Late / NSF','other:BALANCE OWED BY CHARGE Court Costs','prepaid','deposit']
    wb=openpyxl.Workbook();w=wb.active;w.title='Delinquency'
    fn=lambda **k:Font(name='Calibri',size=10,**k)
    w['A1']='RECEIVER FOR TALL PINES HOLDINGS – DELINQUENCY & DEPOSITS BY RESIDENT';w['A1'].font=fn(bold=True,underline='single');w['A2']='Source: Rent Manager, "Tenant Balances by Charge Type", run 10/1/2024 through 9/30/2024'
    hd=[('B','Lot'),('C','Resident'),('D','Acct'),('E','Collections'),('F','Prior Run'),('G','TOTAL\nOWED')]
    for k,s in hd:w[k+'4']=s;w.merge_cells(k+'4:'+k+'5')
    w['H4']='BALANCE OWED BY CHARGE';w.merge_cells('H4:L4')
    for k,s in zip('HIJKL',['Lot Rent','Home Rent','Water & Sewer','Late / NSF','Court Costs']):w[k+'5']=s
    for k,s in(('M','PREPAID'),('N','DEPOSIT')):w[k+'4']=s;w.merge_cells(k+'4:'+k+'5')
    w.row_dimensions[5].height=28
    for rr in(4,5):
        for k in'BCDEFGHIJKLMN':
            x=w[k+str(rr)];x.font=fn(bold=True,color='FFFFFF');x.fill=PatternFill('solid',fgColor='5B4A3A');x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    cols='GHIJKLMN';r=6;rows=[];tots=[];G=[0]*8;k=0;P=None
    def put(r,v,bold=False):
        nonlocal k
        for c,x in zip(cols,v):
            if x is None:continue
            k+=1;q=w[c+str(r)]
            if not bold and (k%17==0):q.value='{:,.2f}'.format(abs(x)/100)+('-' if x<0 else '');q.alignment=Alignment(horizontal='right')
            else:q.value=f(x);q.number_format='#,##0.00;#,##0.00-'
            q.font=fn(bold=bold)
            if bold:q.border=Border(top=Side(style='thin'))
    for p,L,px in C:
        w['A'+str(r)]=p;w['A'+str(r)].font=fn(bold=True,size=12) if 0 else Font(name='Calibri',size=12,bold=True);r+=1;S=[0]*8;lot=R.choice([41500,46500,52500])
        lots=sorted(R.sample(range(1,96),len(L)))
        for i,(n,l) in enumerate(zip(L,lots)):
            mo=R.choice([0,1,1,2,3,4]);v=[None]*8
            if mo:
                v[1]=lot*mo-R.choice([0,0,10000,12550])
                if R.random()<.35:v[2]=R.choice([31000,38500])*mo
                v[3]=R.randint(2800,6100)*mo
                if mo>1:v[4]=5000*mo+R.choice([0,3500])
                if mo>2:v[5]=R.choice([17400,22900])
            else:
                v[6]=-R.choice([lot,5000,lot//2,1725])
                if R.random()<.5:v[3]=R.randint(2800,6100)
            v[7]=R.choice([None,lot,20000,lot]);v[0]=sum(x or 0 for x in v[1:6])
            S=[x+(y or 0) for x,y in zip(S,v)]
            st=['Current','Reminder','Demand letter','Pay-or-quit served','Eviction filed'][mo]
            if px=='CB' and i>=4 and v[0] and v[1] and not P:
                P={'what':'Cedar Bend Estates: the line of resident %s (lot %s, total owed %.2f) is dropped; the community subtotal and the grand total still include it.'%(n,px+'-%02d'%l,v[0]/100),'kind':'row_dropped'};continue
            acct='%s%04d'%(px,R.randint(100,9999))
            for cc,x in zip('BCDE',(px+'-%02d'%l,n,acct,st)):w[cc+str(r)]=x;w[cc+str(r)].font=fn()
            w['F'+str(r)]=f((v[0] or 0)-R.randint(0,9000));put(r,v)
            rows.append({'property':p,'unit':px+'-%02d'%l,'name':n,'resident':acct,'status':st,**{a:f(x) for a,x in zip(money,v) if x is not None}});r+=1
        w['C'+str(r)]='Subtotal '+p;w['C'+str(r)].font=fn(bold=True);put(r,S,True);tots.append({'label':'Subtotal '+p,**dict(zip(money,map(f,S)))});G=[x+y for x,y in zip(G,S)];r+=2
    w['C'+str(r)]='ALL COMMUNITIES';w['C'+str(r)].font=fn(bold=True);put(r,G,True);tots.append({'label':'ALL COMMUNITIES',**dict(zip(money,map(f,G)))})
    w['B'+str(r+2)]='Trailing minus = credit. Prepaid is not netted into Total Owed.';w['B'+str(r+2)].font=fn(italic=True)
    for kk,wd in zip('ABCDEFGHIJKLMN',(4,9,30,10,19,10,12,12,12,12,11,11,11,11)):w.column_dimensions[kk].width=wd
    w.column_dimensions['F'].hidden=True;w.freeze_panes='D6';w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);w.page_setup.fitToHeight=0
    wb.save(doc('tall_pines_mhc_balances.xlsx'))
    save('tall_pines_mhc_balances.xlsx','AR',P,money,rows,tots,'MANUFACTURED_HOUSING','Rent Manager export','three communities, total before charge columns, hidden numeric column, subtotals','trailing minus text, prepaid negative, planted dropped row')
