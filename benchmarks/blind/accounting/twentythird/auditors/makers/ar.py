from common import *
import datetime as dt, subprocess, shutil
from fpdf import FPDF
import xlsxwriter
DJ='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
# ------------------------------------------------ AR1 by invoice, fpdf
def ar1():
    R=random.Random(2311);name='kettlebrook_aging_by_invoice'
    K=['b90','b61_90','b31_60','b0_30','current','total',"other:Rec'd 1/1/25 to 2/14/25",'other:Provision']
    AD,PV=K[6],K[7]; YE=dt.date(2024,12,31)
    TN=[('101','BAYLEAF','Bayleaf Kitchen Corp.',''),('104','CINDRO','Cindrow Optical, Inc.',''),('108A','DUNMOR','Dunmore & Yates Tailors',''),('112','KBMGMT','Kettlebrook Management Co. LLC','related party'),('115','LARKFI','Larkfield Pet Supply #0418',''),('118','MOTHWG','Mothwing Coffee Roasters LLC',''),('121','NORVET','Norvell Tanning & Spa','in dispute'),('125','OSTERB','Osterbruck Fitness of Ohio, LLC',''),('130','PELHAM','Pelham Bros. Hardware',''),('133','QUILLB','Quillby Books (former tenant)','vacated 8/31/24'),('PAD-1','SAVANO','Savano Federal Credit Union',''),('PAD-2','TRIXBG','Trixie\'s Burgers Franchise 22 LP','')]
    base=dict(zip([t[0] for t in TN],[6850,4212.5,2975,1500,11240,3860,3140,18420.75,9016.67,4400,7083.33,8125]))
    rows=[];tot=[];blk=[];inv=[30412]
    def mk(t,d,ch,amt,ad=0,pv=0,no=None):
        age=(YE-d).days; k='current' if d>dt.date(2024,12,15) else 'b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90'
        inv[0]+=R.randint(3,29)
        r=dict(unit=t[0],resident=t[1],name=t[2],invoice=no or str(inv[0]),date=d.strftime('%m/%d/%y'),charge=ch,total=amt);r[k]=amt
        if ad:r[AD]=ad
        if pv:r[PV]=pv
        return num(r)
    X=dt.date
    for t in TN:
        b=base[t[0]];l=[]
        cam=round(b*.23,2)
        if t[0]=='133':
            l=[mk(t,X(2024,6,1),'Base Rent',b,0,b),mk(t,X(2024,7,1),'Base Rent',b,0,b),mk(t,X(2024,8,1),'Base Rent',b,0,b),mk(t,X(2024,8,1),'CAM Estimate',cam,0,cam),mk(t,X(2024,9,12),'Sec. Deposit Applied',-8800,0,-8800,'CR-0911'),mk(t,X(2024,9,30),'Move-out Repairs',2316.44,0,1158.22)]
        elif t[0]=='121':
            l=[mk(t,X(2024,7,1),'2023 CAM Recon',5127.09,0,5127.09)]+[mk(t,X(2024,m,1),'Base Rent',b,b if m>10 else 0,b/2 if m<11 else 0) for m in (10,11,12)]+[mk(t,X(2024,11,15),'Late Fee',157,0,157)]
        elif t[0]=='112':
            l=[mk(t,X(2024,m,1),'Office License Fee',b) for m in (9,10,11,12)]+[mk(t,X(2024,12,20),'Jan-25 License Fee',b)]
        elif t[0]=='125':
            l=[mk(t,X(2024,11,1),'Base Rent',b,b),mk(t,X(2024,12,1),'Base Rent',b,b),mk(t,X(2024,12,1),'CAM Estimate',cam,cam),mk(t,X(2024,12,9),'Unapplied Cash',-12000,0,0,'CR-1188'),mk(t,X(2024,12,20),'Jan-25 Base Rent',b,b)]
        else:
            if R.random()<.5: l.append(mk(t,X(2024,R.choice([5,8,9]),R.randint(2,28)),R.choice(['2023 CAM Recon','RE Tax Recon']),round(R.uniform(300,3900),2),0,0))
            if R.random()<.6: l.append(mk(t,X(2024,R.choice([10,11]),R.randint(15,28)),R.choice(['Water/Sewer Reimb','Late Fee','Trash Reimb']),round(R.uniform(75,690),2)))
            if R.random()<.7: l.append(mk(t,X(2024,12,1),'CAM Estimate',cam,cam))
            if R.random()<.3: l.append(mk(t,X(2024,12,5),'Unapplied Cash',-round(R.uniform(90,900),2),0,0,'CR-%04d'%R.randint(1150,1300)))
            if R.random()<.8 or not l: l.append(mk(t,X(2024,12,20),'Jan-25 Base Rent',b,b if R.random()<.85 else 0))
        rows+=l; s=sums(l,K); tt=dict(label='Total '+t[1],**{k:v for k,v in s.items()}); tot.append(tt); blk.append((t,l,tt))
    g=dict(label='Grand Total - Kettlebrook Crossing',**sums(rows,K)); tot.append(g); assert abs(sum(g[k] for k in K[:5])-g['total'])<.01
    m=lambda v:'' if v is None else f'{abs(v):,.2f}'+('-' if v<0 else '')
    class P(FPDF):
        def header(s):
            s.set_font('N','B',11);s.cell(0,5,'KETTLEBROOK CROSSING SHOPPING CENTER - OPEN ITEM AGING',new_x='LMARGIN',new_y='NEXT')
            s.set_font('N','',8.5);s.cell(0,4.2,'As of 12/31/2024, aged from invoice date. Columns 7 and 8 by auditor (ref. AR-20). Items billed in advance for January shown Not Yet Due.',new_x='LMARGIN',new_y='NEXT');s.ln(1)
            s.set_font('N','B',8.5);s.set_fill_color(225,225,225)
            for a,b in ((['Invoice','Invoice','Charge','Over 90','61 - 90','31 - 60','0 - 30','Not Yet','','Rec\'d 1/1/25',''],'T'),(['No.','Date','Type','Days','Days','Days','Days','Due','Balance','to 2/14/25','Provision'],'B')):
                for w,x,i in zip(CW,a,range(11)): s.cell(w,4.3,x,border=b,align='L' if i<3 else 'R',fill=True)
                s.ln()
        def footer(s):
            s.set_y(-9);s.set_font('N','I',7.5);s.cell(0,4,'CR- = credit. A minus sign follows credit amounts.',align='L');s.set_x(-40);s.cell(28,4,f'{s.page_no()} of {{nb}}',align='R')
    CW=[20,18,38,22,22,22,22,22,24,26,24]
    p=P('L','mm','letter');p.set_margins(10,9,10);p.set_auto_page_break(False)
    for st in ('','B','I'): p.add_font('N',st,DJ+{'':'Regular','B':'Bold','I':'Italic'}[st]+'.ttf')
    p.alias_nb_pages();p.add_page()
    for t,l,tt in blk:
        if p.get_y()+4.3*(len(l)+3)>203: p.add_page()
        p.ln(1.2);p.set_font('N','B',8.8);p.cell(16,4.4,t[0]);p.cell(22,4.4,t[1]);p.cell(80,4.4,t[2])
        p.set_font('N','I',8.5);p.cell(0,4.4,f'[{t[3]}]' if t[3] else '',new_x='LMARGIN',new_y='NEXT');p.set_font('N','',8.5)
        for r in l:
            for w,k,i in zip(CW,['invoice','date','charge']+K,range(11)): p.cell(w,4.1,r.get(k,'') if i<3 else m(r.get(k)),align='L' if i<3 else 'R')
            p.ln()
        p.set_font('N','B',8.5);p.cell(sum(CW[:3]),4.3,tt['label'])
        for w,k in zip(CW[3:],K): p.cell(w,4.3,m(tt[k]),border='T',align='R')
        p.ln()
    if p.get_y()>165: p.add_page()
    p.ln(2);p.set_font('N','B',9);p.cell(sum(CW[:3]),5,g['label'])
    for w,k in zip(CW[3:],K): p.cell(w,5,m(g[k]),border='TB',align='R')
    p.ln(8);p.set_font('N','B',8.5);p.cell(90,4.3,'Provision analysis (auditor)',new_x='LMARGIN',new_y='NEXT');p.set_font('N','',8.5)
    sp=lambda u:sum(r.get(PV,0) for r in rows if r['unit']==u)
    for x,v in (('Quillby Books - in collection; repairs at 50%',sp('133')),('Norvell Tanning - dispute, Oct rent at 50%',sp('121')),('Provision per above',g[PV]),('Provision per G/L 1190',18500),('Proposed adjustment',g[PV]-18500)):
        p.cell(90,4.3,x);p.cell(26,4.3,m(r2(v)),align='R');p.ln()
    p.output(f'{D}/{name}.pdf')
    truth(name,'pdf','AR',None,K,rows,tot,'RETAIL','US audit staff, open-item aging from client software','fpdf narrow font, tenant blocks with invoice lines, ages oldest first, trailing minus',
      'invoice detail under tenant heading, oldest bucket first, trailing minus credits, two-line header, auditor recap at end')
# ------------------------------------------------ AR2 month columns xlsx
def ar2():
    R=random.Random(2312);name='carrowbeg_estates_debtors_dec24'
    O='other:OUTSTANDING BY MONTH OF CHARGE '
    K=['m0','m1','m2',O+'Sep-24 and earlier','total','prepaid','other:Net debtor','other:AFTER DATE Received to 28/02/25','other:AFTER DATE Still open at 28/02/25','other:Specific provision']
    old,ND,RC,SO,SP=K[3],K[6],K[7],K[8],K[9]
    S=[('Mill Street offices',[('G-01','C101','Tolka Actuarial Ltd',6150),('G-02','C102','Fenlon Healy Architects',3899.1),('1-01','C104','Nimbus Loop Software (Ireland) Ltd',9225),('1-02','C105','Brosna Recruitment DAC',2767.5),('1-03','C106','An Foras Scileanna',4305),('2-01','C109','Clarinda Wealth Management Ltd',7380),('2-02','C110','Ó Maolchathaigh & Co. Solicitors',5535)]),
    ('Quay Road retail and apartments',[('Shop 1','C201','Glas Pharmacy (Quay) Ltd',4612.5),('Shop 2','C202','Bia Bocht Café',1845),('Shop 3','C203','Siopa na Leabhar',1476),('Shop 4','C207','Velo Republic Ltd (in examinership)',2460),('Apt 1','C211','Ferreira, Joana',1350),('Apt 2','C212','Keaveney, T. & Rudzki, P.',1425),('Apt 3','C213','Nnamdi-Walsh, Ada',1390),('Apt 5','C215','Sheridan, Colm',1310),('Apt 6','C219','Lindqvist, Maja',1450)]),
    ('Ballyroe industrial',[('Unit A','C301','Deeside Cold Store Ltd',12300),('Unit B','C302','Hanratty Joinery',3382.5),('Unit C/D','C303','Parcel Fox Logistics Ireland Ltd',15990),('Yard','C305','Moycarkey Plant Hire',1230)]),
    ('Related parties',[('1-04','R001','Carrowbeg Holdings Ltd (parent)',0),('Unit E','R002','Carrowbeg Farms Partnership',984),('Apt 4','R003','Mrs. D. Prendergast (director)',600)])]
    rows=[];tot=[];secs=[]
    for ttl,l in S:
        sec=[]
        for u,a,n,b in l:
            d=dict(unit=u,resident=a,name=n);z=R.random()
            v=[0,0,0,0]
            if a=='R001': v=[0,0,0,48500]
            elif a in('R002','R003'): v=[b,b,b,b*5]
            elif 'exam' in n: v=[0,b,b,round(b*3.4,2)]
            else:
                v[0]=b if z<.75 else 0
                if z<.35: v[1]=R.choice([b,round(b*.4,2)])
                if z<.2: v[2]=b
                if R.random()<.25: v[3]=round(R.uniform(120,2600),2)
            pre=-round(R.choice([.25,1,.5])*b,2) if R.random()<.3 and b and a[0]=='C' else 0
            if not any(v) and not pre: v[0]=round(b*.3,2)
            for k,x in zip(K[:4],v):
                if x: d[k]=x
            d['total']=sum(v); 
            if pre:d['prepaid']=pre
            nd=d[ND]=r2(d['total']+pre)
            rc=0
            if a[0]=='C' and 'exam' not in n and nd>0: rc=nd if R.random()<.6 else min(nd,r2(v[0]))
            if rc:d[RC]=rc
            d[SO]=r2(nd-rc)
            if 'exam' in n: d[SP]=d[SO]
            elif a[0]=='C' and v[3] and d[SO]>=v[3]: d[SP]=r2(v[3]*.5)
            sec.append(num(d))
        t=dict(label='Sub-total '+ttl,**sums(sec,K)); rows+=sec;tot.append(t);secs.append((ttl,sec,t))
    g=dict(label='TOTAL DEBTORS',**sums(rows,K));ti=len(tot);tot.append(g)
    tp=[r for r in rows if r['resident'][0]=='C']; g2=dict(label='of which third party',**sums(tp,K));tot.append(g2)
    for t in tot: assert abs(sum(t[k] for k in K[:4])-t['total'])<.01 and abs(t['total']+t['prepaid']-t[ND])<.01 and abs(t[ND]-t[RC]-t[SO])<.01
    wb=xlsxwriter.Workbook(f'{D}/{name}.xlsx');ws=wb.add_worksheet('Debtors D3');f=lambda **k:wb.add_format({'font_name':'Arial','font_size':9,**k})
    ws.write('A1','Carrowbeg Estates Unlimited Company',f(bold=1,font_size=12));ws.write('A2','D3 - Rent and service charge debtors at 31 December 2024 (incl. VAT where opted)   EUR',f());ws.write('A3','Client: S. Prendergast    Auditor: R. Mac Giolla 04/03/2025',f(italic=1))
    h=f(bold=1,text_wrap=1,align='center',valign='vcenter',border=1,bg_color='#FCE9D4')
    lab=['Customer','Unit','A/c','Total debtor','Unallocated cash','Net debtor','Dec-24','Nov-24','Oct-24','Sep-24 and earlier','Received to 28/02/25','Still open at 28/02/25','Specific provision']
    KO=['total','prepaid',ND,'m0','m1','m2',old,RC,SO,SP]
    for c in (0,1,2,3,4,5,12): ws.merge_range(4,c,5,c,lab[c],h)
    ws.merge_range(4,6,4,9,'OUTSTANDING BY MONTH OF CHARGE',h);ws.merge_range(4,10,4,11,'AFTER DATE',h)
    for c in (6,7,8,9,10,11): ws.write_string(5,c,lab[c],h)
    nf='#,##0.00;(#,##0.00);"-"'
    n=f(num_format=nf);tx=f(align='right');b=f(bold=1);tb=f(bold=1,num_format=nf,top=1);r=6
    for ttl,sec,t in secs:
        ws.merge_range(r,0,r,12,ttl,f(bold=1,bg_color='#EEEEEE'));r+=1
        for d in sec:
            ws.write_string(r,0,d['name'],f(text_wrap=1));ws.write_string(r,1,d['unit'],f());ws.write_string(r,2,d['resident'],f())
            for c,k in enumerate(KO):
                if k in d:
                    if R.random()<.08 and d[k]>0: ws.write_string(r,3+c,f'{d[k]:,.2f}',tx)
                    else: ws.write_number(r,3+c,d[k],n)
            r+=1
        ws.write(r,0,t['label'],b)
        for c,k in enumerate(KO): ws.write_number(r,3+c,t[k],tb)
        r+=2
    for t in (g,g2):
        ws.write(r,0,t['label'],b)
        for c,k in enumerate(KO): ws.write_number(r,3+c,t[k],f(bold=1,num_format=nf,top=1,bottom=6) if t is g else f(italic=1,num_format=nf))
        r+=1
    ws.write(r+1,0,'1. Parent balance is unsecured, interest free and repayable on demand; disclosed in note 17.',f());ws.write(r+2,0,'2. Velo Republic: examiner appointed 9 December 2024, provided in full.',f())
    ws.set_column('A:A',31);ws.set_column('B:C',8);ws.set_column('D:M',13);ws.set_row(5,26);ws.freeze_panes(6,1);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    truth(name,'xlsx','AR',None,KO,rows,tot,'MIXED_USE','Irish audit senior, family company debtors lead','two-level merged header, totals before months, sections incl. related parties, EUR parentheses',
      'net and gross debtor columns before the months, month columns, some numbers as text, dash only in totals, third-party memo total under grand total')
# ------------------------------------------------ AR3 LibreOffice pdf, schemes
def ar3():
    R=random.Random(2313);name='tearmann_rent_arrears_by_scheme'
    K=['total','b0_30','b31_60','b61_90','b91_120','b120','prepaid','deposit','other:Rec\'d to 31 Jan 25']
    RC=K[8]
    FN='Aoife Brendan Catríona Declan Emer Fergal Gráinne Hubert Ita Jarlath Kasia Liam Máire Noel Oksana Pádraig Rita Seán Teresa Ultan Vera Wojciech Yusuf Zofia'.split();LN='Brannelly Cusack Devaney Egleston Fahertie Gormally Hession Igoe Joyner Kilbane Loftus Mangan Noone Ormsbey Prunty Quirke Ruane Scahill Tansey Uniacke Wojtas Yilmaz'.split()
    SC=[('Abbey Court','AC',24),('Station House','SH',13),('St Enda\'s Terrace','ET',19),('The Old Convent','OC',8)]
    rows=[];tot=[];secs=[];seen=set()
    for s,cd,n in SC:
        sec=[];u=0
        for i in range(n):
            u+=R.randint(1,2)
            while 1:
                nm=f'{R.choice(LN)}, {R.choice(FN)}'
                if nm not in seen: seen.add(nm);break
            st=R.choices(['Curr','Frmr','Ntce'],[8,1.5,1])[0]
            rent=round(R.choice([48.5,52.75,61.2,74,88.4,95.1])*52/12,2)
            d=dict(property=s,unit=f'{cd}{u:02d}',resident=f'T{R.randint(10200,19899)}',name=nm,status=st)
            q=R.random()
            if q<.16: d['prepaid']=-round(R.uniform(5,320),2); v=[0]*5
            else:
                k=R.choices([1,2,3,4,5],[9,4,2,1,2])[0]
                if st=='Frmr': v=[0,0,0,0,round(R.uniform(80,2400),2)]
                else:
                    v=[rent]*min(k,4)+[0]*(4-min(k,4))+[round(R.uniform(100,1900),2) if k==5 else 0]
                    v[min(k,4)-1]=round(rent*R.uniform(.15,1),2)
            for kk,x in zip(K[1:6],v):
                if x:d[kk]=x
            if sum(v):d['total']=r2(sum(v))
            if R.random()<.6 and st!='Frmr': d['deposit']=R.choice([150,200,250,300])
            if sum(v) and st!='Frmr' and R.random()<.7: d[RC]=round(sum(v)*R.choice([1,1,.5,.25]),2)
            sec.append(num(d))
        t=dict(label=f'Total {s}',**sums(sec,K)); rows+=sec;tot.append(t);secs.append((s,sec,t))
    g=dict(label='Total all schemes',**sums(rows,K));tot.append(g); assert abs(sum(g[k] for k in K[1:6])-g['total'])<.01
    x=f'../{name}.xlsx';wb=xlsxwriter.Workbook(x);ws=wb.add_worksheet('Arrears');f=lambda **k:wb.add_format({'font_name':'DejaVu Serif','font_size':8,**k})
    ws.merge_range('A1:M1','Tearmann Housing Association - Rent Arrears Listing with after-date receipts',f(bold=1,font_size=12))
    ws.merge_range('A2:M2','Position at 31 December 2024. Credits are tenants paid ahead, not netted in arrears. Curr = current, Ntce = notice given, Frmr = former tenant.',f(italic=1))
    h=f(bold=1,text_wrap=1,align='center',valign='vcenter',bottom=2,top=2)
    for c,y in enumerate(['Tenant','Unit','Status','Tenant Ref','Deposit Held\n€','Credits\n€','0-30\ndays','31-60\ndays','61-90\ndays','91-120\ndays','Over 120\ndays','Total\nArrears',"Rec'd to\n31 Jan 25"]): ws.write(3,c,y,h)
    KO=['deposit','prepaid','b0_30','b31_60','b61_90','b91_120','b120','total',RC]
    nf='#,##0.00;(#,##0.00);0.00';n=f(num_format=nf);z=f(num_format=nf,bg_color='#F3F3F3');r=4
    for s,sec,t in secs:
        ws.write(r,0,f'Scheme: {s}',f(bold=1,underline=1));r+=1
        for i,d in enumerate(sec):
            bg={'bg_color':'#F3F3F3'} if i%2 else {}
            for c,k in enumerate(['name','unit','status','resident']): ws.write_string(r,c,d[k],f(**bg))
            for c,k in enumerate(KO):
                if k in d: ws.write_number(r,4+c,d[k],f(num_format=nf,**bg))
                else: ws.write_blank(r,4+c,None,f(**bg))
            r+=1
        ws.write(r,0,t['label'],f(bold=1,top=1))
        for c in (1,2,3): ws.write_blank(r,c,None,f(top=1))
        for c,k in enumerate(KO): ws.write_number(r,4+c,t[k],f(bold=1,num_format=nf,top=1))
        r+=2
    ws.write(r,0,g['label'],f(bold=1,top=1,bottom=6))
    for c in (1,2,3): ws.write_blank(r,c,None,f(top=1,bottom=6))
    for c,k in enumerate(KO): ws.write_number(r,4+c,g[k],f(bold=1,num_format=nf,top=1,bottom=6))
    ws.set_column('A:A',24);ws.set_column('B:C',7);ws.set_column('D:D',10);ws.set_column('E:M',11);ws.set_row(3,24);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(3);ws.set_footer('&LTearmann HA - audit file E4&RPage &P of &N');ws.set_margins(.4,.4,.5,.6);wb.close()
    subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','pdf','--outdir',D,x],check=True,capture_output=True);os.remove(x);shutil.rmtree(B+'/.lo',ignore_errors=True)
    truth(name,'pdf','AR',None,KO,rows,tot,'SENIOR_HOUSING','Irish housing association finance officer, spreadsheet printed to PDF','zebra rows, scheme sections, name first, deposit and credits before ages, repeated header row',
      'credits not in total, total after ages, deposit/credits first, blanks for nil, multi-page')
ar1();ar2();ar3()
