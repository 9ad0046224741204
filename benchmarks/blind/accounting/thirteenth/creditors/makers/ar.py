import random
from common import *
from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfgen import canvas
import openpyxl
from openpyxl.styles import Font, PatternFill, Side, Border, Alignment
from openpyxl.utils import get_column_letter as GL

def ar1(R):
    f='mercer_quay_arrears_by_invoice.pdf'
    K=['total','b90','b61_90','b31_60','b0_30','current','deposit']
    P=[('Mercer Quay Business Park, Leeds',[('Unit 1','MQ0103','Kestrel Joinery Supplies Ltd',1250000,'Rent paid monthly by concession; September instalment promised for 14 October.'),('Unit 2A','MQ0107','Orrin & Vale Coffee Roasters LLP',600000,''),('Unit 5','MQ0112','Tamarind Packaging Ltd (in administration)',0,'Administrators appointed 2 August. Forfeiture moratorium. Proof of debt lodged 19 August; post-appointment rent to be claimed as an expense.'),('Units 6/7','MQ0115','Northgate Cycle Works Ltd',1830000,''),('Unit 9','MQ0121','B. Hallam t/a Hallam Tyres',210000,'CRAR notice served 23 September.')]),
       ('14–22 Sallow Street, Bradford',[('Shop 14','SS0002','Fennimore Opticians Ltd',450000,''),('Shop 16','SS0004','Pasha Grill (Bradford) Ltd',975000,'Payment plan £750.00 a week from 7 October, first payment received and unallocated.'),('Shop 18-20','SS0007','Little Acorns Day Nursery CIC',0,'Landlord disputes set-off for roof works.'),('1st floor','SS0011','Quillmark Translation Services Ltd',320000,''),('Shop 22','SS0012','Vapourline Retail Ltd',500000,'Keys returned 30 August, not accepted as surrender.')])]
    quarters=[('25/03/2024','b90'),('24/06/2024','b90'),('15/07/2024','b61_90'),('12/08/2024','b31_60'),('20/08/2024','b31_60'),('10/09/2024','b0_30'),('29/09/2024','b0_30'),('30/09/2024','current')]
    ch=[('Rent','Qtr rent'),('Service charge','S/C on account'),('Insurance','Insurance premium'),('Interest','Late payment interest'),('S/C balancing','S/C balancing charge 23/24')]
    inv=40211; t=Truth(f,'AR',K,{"what":"","kind":"row_dropped"})
    S=lambda s,x=8,**k:Paragraph(s,ParagraphStyle('a',fontName='Helvetica',fontSize=x,leading=x*1.2,**k))
    p=lambda v:'' if v in(None,0) else (f'({-v/100:,.2f})' if v<0 else f'{v/100:,.2f}')
    data=[['Invoice','Tax date','Charge','Outstanding\n£','Over 90\ndays','61–90\ndays','31–60\ndays','1–30\ndays','Not yet\ndue','Deposit\nheld £']]
    st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#d9d2c5')),('ALIGN',(3,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]
    G=[0]*7; rec={}; dropped=False
    for prop,ts in P:
        data.append([S(f'<b>PROPERTY: {prop}</b>',9)]+['']*9); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('LINEBELOW',(0,i),(-1,i),.8,colors.black),('TOPPADDING',(0,i),(-1,i),6)]
        PT=[0]*7
        for unit,code,name,dep,note in ts:
            data.append([S(f'<b>{name}</b>  &nbsp; {unit}  &nbsp; <font color="#555555">[{code}]</font>')]+['']*9); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f4f1ec'))]
            n=R.choice([2,3,4,5]) if code!='MQ0112' else 6
            lines=[]
            for q in sorted(R.sample(range(8),n)):
                dt,b=quarters[q]; k,desc=R.choice(ch); amt={'Rent':R.randrange(300000,1400000,2500),'Service charge':R.randrange(40000,210000,137),'Insurance':R.randrange(25000,90000,211),'Interest':R.randrange(1500,18000,7),'S/C balancing':R.randrange(9000,60000,13)}[k]
                if R.random()<.12 and k!='Rent': amt=-amt; desc=desc+' – credit note'; 
                inv+=R.randrange(3,60); lines.append((f'{"CN" if amt<0 else "SI"}{inv}',dt,desc,amt,b))
            if code in('SS0004','MQ0103'): lines.append((f'UNALL{R.randrange(100,999)}','07/10/2024','Cash on account',-75000 if code=='SS0004' else -220000,'current'))
            TT=[0]*7; TT[6]=dep
            for j,(no,dt,desc,amt,b) in enumerate(lines):
                v=[amt]+[amt if k==b else 0 for k in K[1:6]]+[0]
                TT=[a+c for a,c in zip(TT,v)]; rec[desc.split(' – ')[0]]=rec.get(desc.split(' – ')[0],0)+amt
                if code=='MQ0112' and j==3:
                    t.planted['what']=f'Invoice line {no} {dt} {desc} {p(amt)} of {name} is not printed; tenant, property and grand totals still include it'; dropped=True; continue
                data.append([no,dt,S(desc)]+[p(x) for x in v])
                t.rowd({'property':prop,'unit':unit,'resident':code,'name':name,'charge':desc,'invoice':no,'date':dt,**dict(zip(K,[D(x) if x else None for x in v]))})
            data.append(['','','Tenant total '+code]+[p(x) for x in TT]); i=len(data)-1; st+=[('FONT',(2,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(3,i),(-1,i),.4,colors.black)]
            t.tot('Tenant total '+code,dict(zip(K,[D(x) if x else None for x in TT])))
            if note: data.append(['',S('<i>'+note+'</i>',7.2)]+['']*8); i=len(data)-1; st.append(('SPAN',(1,i),(-1,i)))
            PT=[a+c for a,c in zip(PT,TT)]
        lab='Total '+prop.split(',')[0]
        data.append([S(f'<b>{lab}</b>'),'','']+[p(x) for x in PT]); i=len(data)-1; st+=[('SPAN',(0,i),(2,i)),('FONT',(3,i),(-1,i),'Helvetica-Bold',8),('BOX',(0,i),(-1,i),.6,colors.black)]
        t.tot(lab,dict(zip(K,[D(x) if x else None for x in PT]))); G=[a+c for a,c in zip(G,PT)]
    assert dropped
    data.append([S('<b>PORTFOLIO TOTAL</b>'),'','']+[p(x) for x in G]); i=len(data)-1; st+=[('SPAN',(0,i),(2,i)),('FONT',(3,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),1.2,colors.black),('LINEBELOW',(0,i),(-1,i),1.2,colors.black)]
    t.tot('PORTFOLIO TOTAL',dict(zip(K,map(D,G))))
    tab=Table(data,colWidths=[60,58,158,72,66,66,66,66,66,66],repeatRows=1); tab.setStyle(TableStyle(st))
    rt=Table([[S('<b>Recap by charge</b>'),S('<b>£</b>',alignment=2)]]+[[S(k),S(p(v),alignment=2)] for k,v in rec.items()],colWidths=[160,80],hAlign='LEFT',style=[('BOX',(0,0),(-1,-1),.4,colors.grey)])
    def pg(c,d):
        c.setFont('Helvetica-Bold',11); c.drawString(42,568,'Tenant arrears by invoice'); c.setFont('Helvetica',8); c.drawString(42,556,'Aged from tax date to 8 October 2024; items within credit terms shown as not yet due. VAT inclusive. Client: Fixed charge receivers of Mercer Quay Estates LLP'); c.drawString(42,20,'Harkness Boyd – property accounts'); c.drawRightString(800,20,f'{d.page}')
    d=SimpleDocTemplate(doc(f),pagesize=landscape(A4),leftMargin=42,rightMargin=42,topMargin=50,bottomMargin=36,invariant=1)
    d.build([tab,Spacer(1,10),KeepTogether([rt])],onFirstPage=pg,onLaterPages=pg)
    t.save('MIXED_USE','Managing agent accounts, Leeds','Invoice lines under tenant headings, oldest bucket first, total before buckets, deposit only on total lines, legal notes below',['tenant heading name, unit and code in one line','notes between tenants','deposits only on totals','unallocated cash lines negative','recap by charge at end','planted dropped row'])

FN='Dale Marisol Trent Yolanda Curtis Bernice Hollis Ines Wade Patrice Lorna Emmett Rosa Clive Dinah Foster Greta Hugo Ivy Jasper Keisha Lionel Mabel Nestor Opal Percy Quincy Ruth Silas Thea Ulysses Vera'.split()
LN='Abernathy Bustos Crowley Delacroix Eastman Fairweather Gallardo Hutchins Ibarra Jessup Kowalczyk Lindqvist Mayfield Novak Ostrander Pruitt Quesada Rutledge Sandoval Thibodeaux Umber Vickers Wainwright Yarbrough Zamora Birdsong Calloway Dunleavy'.split()
def ar2(R):
    f='hickory_pelican_mhc_delinquency_nov24.xlsx'
    K=['total','m0','m1','m2','other:AUG 2024 & PRIOR','prepaid','other:NET','deposit']
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Delinquency'
    t=Truth(f,'AR',K); ar=lambda **k:Font(name='Calibri',size=10,**k)
    ws['A1']='Site rent delinquency & prepaid report'; ws['A1'].font=ar(bold=True,sz=14) if False else Font(name='Calibri',size=14,bold=True)
    ws['A2']='Two communities – as of November 25, 2024 – Loan 88-4410 monthly reporting'; ws['A3']='(Site rent, home rent, utilities and late fees; oldest charges paid first)'
    H=['SITE','RESIDENT','ACCOUNT','Ledger ID','STATUS','BALANCE\nDUE','NOV\n2024','OCT\n2024','SEP\n2024','AUG 2024\n& PRIOR','PREPAID','NET','DEPOSIT\nON HAND','PROMISE TO PAY / LEGAL']
    fill=PatternFill('solid',fgColor='C6D9F0'); thin=Side(style='thin')
    for c,hh in enumerate(H,1):
        x=ws.cell(6,c,hh); x.font=ar(bold=True); x.fill=fill; x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); x.border=Border(bottom=thin)
    ws.merge_cells('G5:J5'); ws['G5']='OPEN CHARGES BY MONTH BILLED'; ws['G5'].font=ar(bold=True); ws['G5'].alignment=Alignment(horizontal='center'); ws['G5'].fill=fill
    ws.merge_cells('K5:L5'); ws['K5']='CREDITS'; ws['K5'].font=ar(bold=True); ws['K5'].alignment=Alignment(horizontal='center'); ws['K5'].fill=fill
    nf='#,##0.00_);(#,##0.00)'; r=7; G=[0]*8; used=set(); rec={}
    for prop,pre,n,base in (('HICKORY BEND MHC  (Prop 301)','HB',29,61500),('PELICAN SHORES ESTATES  (Prop 314)','PS',22,74000)):
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=14); ws.cell(r,1,prop).font=ar(bold=True,color='1F3864'); r+=1
        PT=[0]*8
        for s in sorted(R.sample(range(1,190),n)):
            while 1:
                nm=R.choice(LN)+', '+R.choice(FN)+R.choice(['','','',' & '+R.choice(FN)])
                if nm not in used: used.add(nm); break
            kind=R.choices(['pre','one','two','deep'],[22,40,22,16])[0]; late=5000
            m=[0]*4; pp=0; status='Current'; note=''
            if kind=='pre': pp=-R.choice([R.randrange(500,9000,25),base,base*2+R.randrange(0,3000,100)])
            else:
                m[0]=R.choice([base,base+late,R.randrange(1500,base,35)])
                if kind!='one': m[1]=R.choice([base+late,R.randrange(2000,base,45)])
                if kind=='deep':
                    m[2]=base+late; m[3]=R.randrange(8000,390000,115); status=R.choice(['Eviction','Notice','Past','Eviction'])
                    note={'Eviction':R.choice(['Writ filed 11/12; hearing 12/03','Judgment entered; abandoned home title in process – chattel lender contacted','Answer filed, mediation set']),'Notice':'60-day notice expires 12/31','Past':'Sent to collections (home removed)'}[status]
                if status=='Past': m[0]=0; m[1]=0
                if kind=='two' and R.random()<.5: note=R.choice(['PTP $300 on 11/29','PTP in full 12/06 w/ tax refund advance','Rental assistance pending – county'])
                if kind=='one' and R.random()<.08: pp=-R.randrange(1000,5000,50); note='Unapplied money order – no account # on stub'
            tot=sum(m); dep=0 if R.random()<.25 else R.choice([20000,30000,45000,base])
            v=[tot]+m+[pp,tot+pp,dep]
            site=f'{pre}-{s:03d}'; acct=f't{R.randrange(200000,299999):07d}'
            for c,x in ((1,site),(2,nm),(3,acct),(4,R.randrange(8000000,8999999)),(5,status),(14,note)): ws.cell(r,c,x or None).font=ar()
            for i,x in enumerate(v):
                if i==0 and not tot: continue
                if i!=6 and x==0: continue
                c=ws.cell(r,[6,7,8,9,10,11,12,13][i]); c.font=ar(); c.alignment=Alignment(horizontal='right')
                if i==0 and R.random()<.2: c.value=f'{D(x):,.2f}'; c.number_format='@'
                else: c.value=D(x); c.number_format=nf
            ws.cell(r,14).alignment=Alignment(wrap_text=True,vertical='top')
            if len(note)>34: ws.row_dimensions[r].height=27 if len(note)<66 else 40
            t.rowd({'property':prop,'unit':site,'resident':acct,'name':nm,'status':status,**dict(zip(K,[D(x) if (x or i==6) else None for i,x in enumerate(v)]))})
            rec.setdefault(status,[0,0,0]); rec[status]=[rec[status][0]+1,rec[status][1]+tot,rec[status][2]+pp]
            PT=[a+b for a,b in zip(PT,v)]; r+=1
        lab='Total '+prop.split('  ')[0]; G=[a+b for a,b in zip(G,PT)]
        for L,V,go in ((lab,PT,1),('GRAND TOTAL – BOTH COMMUNITIES',G,pre=='PS')):
            if not go: continue
            ws.cell(r,2,L).font=ar(bold=True)
            for i,x in enumerate(V): c=ws.cell(r,6+i,D(x)); c.font=ar(bold=True); c.number_format='$#,##0.00_);($#,##0.00)'; c.border=Border(top=thin,bottom=Side(style='double') if L[0]=='G' else None)
            t.tot(L,dict(zip(K,map(D,V)))); r+=1
        r+=1
    ws.cell(r,1,'Prepaid shown as negative. Net = balance due less prepaid. Deposits are site deposits only; pet deposits are in Resident Services.').font=ar(italic=True)
    for i,w in enumerate([9,30,11,10,10,13,11,11,11,13,12,13,12,34],1): ws.column_dimensions[GL(i)].width=w
    ws.column_dimensions['D'].hidden=True; ws.row_dimensions[6].height=30; ws.freeze_panes='C7'
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:6'
    w2=wb.create_sheet('Recap'); w2.append(['Status','Residents','Balance due','Prepaid'])
    for k,v in rec.items(): w2.append([k,v[0],D(v[1]),D(v[2])])
    wb.properties.created=wb.properties.modified=__import__('datetime').datetime(2024,11,25)
    wb.save(doc(f))
    t.save('MANUFACTURED_HOUSING','Community bookkeeper for lender reporting, US','One line a tenant, calendar-month columns newest first, prepaid and net, two communities',['hidden Ledger ID column','some balances stored as text','prepaid-only tenants have blank balance','second sheet recap','grouped header above headers'])

def ar3(R):
    f='yonge_sheppard_ar_by_charge.pdf'
    K=['b0_30','b31_60','b61_90','b91_120','b120','prepaid','total']
    P=[('BLDG 21  SHEPPARD GATE OFFICE CENTRE',[('0117',['Lakeview Dental Group Inc.'],'210'),('0122',['Pellerin Actuarial','Consultants (Ontario) Ltd.'],'305'),('0125',['Moose & Marten Media Corp.'],'310'),('0131',['Dr. S. Achterberg Medicine','Professional Corp.'],'402'),('0138',['Banyan Immigration Services'],'410A'),('0140',['Northern Shield Adjusters'],'500'),('0144',['Cafe Trillium (Lobby)'],'L01'),('0149',['Vantarra Software Inc.'],'601')]),
       ('BLDG 34  FINCH WEST FLEX INDUSTRIAL',[('0203',['Great Lakes Refrigeration','& Air Systems Ltd.'],'1'),('0206',['Kowal Stone & Tile'],'2-3'),('0211',['Zephyr Courier Logistics'],'4'),('0214',['1188204 Ontario Ltd.','o/a Finch Auto Glass'],'5'),('0219',['Maple Ridge Print Co.'],'7'),('0223',['Iron Pine Crossfit Inc.'],'8B')])]
    C=[('BRNT','Basic rent',(250000,1400000)),('TMI','Est. CAM & taxes',(120000,640000)),('PTAX','Property tax true-up',(20000,300000)),('HYDR','Hydro recovery',(8000,95000)),('HST','HST 13%',(15000,180000)),('PARK','Parking',(4500,36000)),('NSF','NSF/late charge',(4500,15000))]
    t=Truth(f,'AR',K); p=lambda v:'' if not v else f'{abs(v)/100:,.2f}'+('-' if v<0 else ' ')
    def ln(code,name,unit,cc,cd,v): return f'{code:<6}{name:<28}{unit:<7}{cc:<6}{cd:<22}'+''.join(f'{p(x):>13}' for x in v)
    L=[]; G=[0]*7; nrow=0
    for prop,ts in P:
        L+=[('B',prop),('','')]; PT=[0]*7
        for code,nm,unit in ts:
            name=' '.join(nm); n=1 if code in('0144','0206') else R.randrange(2 if len(nm)>1 else 1,6); cs=sorted(R.sample(range(7),n)); TT=[0]*7; blk=[]
            for q in cs:
                cc,cd,(a,b)=C[q]; v=[0]*7
                old=R.random()<.35
                for i in range(5):
                    if i==0 or (old and R.random()<.6) : v[i]=R.randrange(a,b,int(1 if cc in('HST','HYDR') else 25))
                if R.random()<.15: v[0]=0; v[R.randrange(1,5)]=R.randrange(a,b)
                if R.random()<.1: i=R.randrange(1,4); v[i]=-R.randrange(1000,30000,5)
                v[6]=sum(v); blk.append((cc,cd,v))
            if R.random()<.35 and code!='0206':
                x=-R.randrange(10000,420000,50); blk.append(('UNAP','Unapplied receipts',[0]*5+[x,x]))
            for j,(cc,cd,v) in enumerate(blk):
                L.append(('',ln(code if j==0 else '',nm[j] if j<len(nm) else '',unit if j==0 else '',cc,cd,v)))
                TT=[a+b for a,b in zip(TT,v)]; nrow+=1
                t.rowd({'property':prop,'unit':unit,'resident':code,'name':name,'charge':f'{cc} {cd}','_':None,**dict(zip(K,[D(x) if x else None for x in v]))})
            if len(blk)>1:
                L.append(('B',ln('','','','','* Tenant '+code,TT))); t.tot('* Tenant '+code,dict(zip(K,[D(x) if x else None for x in TT])))
            if R.random()<.7: L.append(('',f'      SEC DEP {R.choice(["NIL","8,500.00","14,250.00","22,000.00"])}   LAST RECEIPT {R.randrange(10,29)}-OCT-24   '+R.choice(['','REMINDER LETTER 2 SENT','LOCKOUT NOTICE - HOLD PER LANDLORD','POST-DATED CHEQUES ON FILE TO DEC','AUDIT OF 2023 CAM IN DISPUTE'])))
            L.append(('','')); PT=[a+b for a,b in zip(PT,TT)]
        lab='** '+' '.join(prop.split()[:2])+' TOTAL'
        L+=[('B',ln('','','','',lab,PT)),('','')]; t.tot(lab,dict(zip(K,map(lambda x:D(x) if x else None,PT)))); G=[a+b for a,b in zip(G,PT)]
    L+=[('B',ln('','','','','*** PORTFOLIO TOTAL',G))]; t.tot('*** PORTFOLIO TOTAL',dict(zip(K,map(D,G))))
    pc=[x/G[6]*100 for x in G]
    L+=[('',''),('','      CAD. A trailing minus is a credit. Ageing is by charge date. TOTAL OWING = all buckets plus unapplied. END OF REPORT')]
    c=canvas.Canvas(doc(f),pagesize=landscape(letter),invariant=1); per=58; pages=[]; i=0
    while i<len(L): pages.append(L[i:i+per]); i+=per
    for k,pl in enumerate(pages,1):
        y=585; c.setFont('Courier',7.4)
        hd=[f'RPT AR-220C{"":<40}KESWICK-DALE PROPERTY MANAGEMENT{"":<45}RUN 31-OCT-24 18:07   PAGE {k:>3}',f'{"":<45}ACCOUNTS RECEIVABLE AGED BY CHARGE - PERIOD 10/24','',
            f'{"TEN":<6}{"":<28}{"":<7}{"CHG":<6}{"":<22}'+''.join(f'{x:>13}' for x in ['0 - 30 ','31 - 60 ','61 - 90 ','91 - 120 ','OVER ','UNAPPLIED ','TOTAL ']),
            f'{"NO.":<6}{"TENANT":<28}{"SUITE":<7}{"CODE":<6}{"DESCRIPTION":<22}'+''.join(f'{x:>13}' for x in ['DAYS ','DAYS ','DAYS ','DAYS ','120 DAYS ','CASH ','OWING ']),'-'*160]
        for h in hd: c.drawString(36,y,h); y-=8.6
        for b,s in pl: c.setFont('Courier-Bold' if b else 'Courier',7.4); c.drawString(36,y,s); y-=8.6
        c.showPage()
    c.save()
    t.save('OFFICE','Mainframe-style report, Toronto manager','Courier report; tenant printed only on first charge line, long names continue on the second; trailing minus; * totals',['tenant names wrap to the next charge line','trailing minus','tenant total only if more than one charge','info lines with deposit and receipt between blocks','two-line headers'])
