from common import *
from reportlab.lib.pagesizes import letter, legal, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from fpdf import FPDF
import openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side

# ---------- 1. combined TB, communities as columns (PDF, legal landscape)
def tb1():
    R=random.Random(1501)
    P=[('310','Harlan Court'),('325','Willows at Ode Creek'),('340','Prairie Mill'),('362','Sutter Street Lofts')]
    sc=[1.0,1.55,.7,.42]
    A=[('CURRENT ASSETS',[('Cash in bank, operating','1010',1,40,260,1),('Cash in bank, security deposits','1020',1,30,90,1),('Petty cash and leasing gift cards','1035',1,.3,.9,.7),('Rents receivable','1110',1,9,42,1),('Allowance for doubtful rents','1119',-1,4,15,.8),('Subsidy receivable (housing authority)','1130',1,3,12,.5),('Due from affiliates','1390',1,0,0,1),('Prepaid insurance','1410',1,12,70,1),('Prepaid real estate taxes','1420',1,8,50,.5),('Lender escrow, taxes and insurance','1510',1,60,190,1),('Replacement reserve held by lender','1530',1,50,160,.8)]),
     ('PROPERTY',[('Land','1610',1,1200,2600,1),('Buildings and improvements','1620',1,9000,17000,1),('Appliances and unit interiors','1640',1,300,900,1),('Construction in progress','1655',1,20,300,.5),('Accumulated depreciation','1690',-1,2100,4600,1),('Deferred financing costs, net','1710',1,40,120,.8)]),
     ('LIABILITIES',[('Accounts payable, trade','2010',-1,25,90,1),('Accrued real estate taxes','2110',-1,70,210,.8),('Accrued interest','2130',-1,25,48,1),('Due to affiliates','2390',-1,0,0,1),('Tenant security deposits','2410',-1,30,88,1),('Prepaid rents','2430',-1,6,30,1),('Mortgage note, first lien','2710',-1,6000,9900,1),('Mezzanine note','2730',-1,500,1100,.3)]),
     ("MEMBERS' EQUITY",[("Members' capital, opening",'3010',0,0,0,1),('Distributions paid','3050',1,80,400,.8)]),
     ('INCOME',[('Gross potential rent','4010',-1,1900,2500,1),('Loss to lease','4030',1,20,110,.8),('Vacancy','4050',1,60,170,1),('Concessions','4070',1,8,60,.8),('Bad debt, net of recoveries','4090',1,6,38,1),('Utility reimbursement (RUBS)','4310',-1,60,150,1),('Parking and storage','4330',-1,12,60,.7),('Late, application and pet fees','4350',-1,20,64,1)]),
     ('OPERATING EXPENSES',[('Payroll, on site','5010',1,210,330,1),('Repairs and maintenance','5110',1,60,140,1),('Turnover and make-ready','5130',1,30,85,1),('Landscape and snow','5150',1,14,48,1),('Water, sewer and trash','5210',1,70,150,1),('Gas and electric, common','5230',1,24,70,1),('Advertising and leasing','5310',1,9,44,1),('General and administrative','5350',1,14,50,1),('Management fee','5410',1,55,78,1),('Property insurance','5510',1,60,140,1),('Real estate taxes','5610',1,160,310,1)]),
     ('BELOW THE LINE',[('Interest expense','6010',1,280,470,1),('Depreciation and amortization','6110',1,300,560,1),('Casualty (gain) or loss','6310',-1,2,60,.4)])]
    pk=[f'other:{a} {b}' for a,b in P]; el='other:Elimination entries'; money=pk+[el,'ending']
    secs=[]
    for s,l in A:
        rs=[]
        for nm,c,sg,lo,hi,pr in l:
            r={'name':nm,'account':c}
            for k,f in zip(pk,sc): r[k]=int(sg*R.uniform(lo,hi)*1000*f) if R.random()<pr else 0
            r[el]=0; rs.append(r)
        secs.append((s,rs))
    allr=[r for _,l in secs for r in l]; by={r['account']:r for r in allr}
    by['1390'][pk[0]]=214350; by['2390'][pk[1]]=-96200; by['2390'][pk[3]]=-118150
    by['1390'][el]=-214350; by['2390'][el]=214350
    for k in pk: by['3010'][k]-=sum(r[k] for r in allr)
    for r in allr: r['ending']=sum(r[k] for k in pk+[el])
    out=[];tot=[];rows=[]
    acc={}
    for s,l in secs:
        out.append(('H',s)); 
        for r in l: out.append(('R',r)); rows.append(r)
        t={'label':'Total '+s.lower().capitalize() if s!="MEMBERS' EQUITY" else "Total Members' equity",**sm(l,money)}; acc[s]=t
        out.append(('T',t)); tot.append(t)
        def comb(lb,ks):
            t={'label':lb,**{m:sum(acc[k][m] for k in ks) for m in money}}; out.append(('G',t)); tot.append(t)
        if s=='PROPERTY': comb('TOTAL ASSETS',['CURRENT ASSETS','PROPERTY'])
        if s=="MEMBERS' EQUITY": comb('TOTAL LIABILITIES AND EQUITY',['LIABILITIES',"MEMBERS' EQUITY"])
        if s=='OPERATING EXPENSES': comb('NET OPERATING (INCOME) LOSS',['INCOME','OPERATING EXPENSES'])
        if s=='BELOW THE LINE': comb('Proof: all accounts',[x for x,_ in secs])
    # planted digit
    k=pk[2]; r=by['5110']; old=r[k]; s=str(old); d='3' if s[0]!='3' else '8'; new=int(d+s[1:]); r[k]=new
    planted={"what":f"Account 5110 Repairs and maintenance, column 340 Prairie Mill: printed {new:,}, true value {old:,} (first digit changed); combined column, subtotal and proof are from the true value","kind":"digit_changed"}
    fm=lambda v:'–' if v==0 else (f'({-v:,})' if v<0 else f'{v:,}')
    hd=[['Account description','G/L']+[f'{a}\n{b}'.replace('Willows at ','Willows at\n').replace('Sutter Street ','Sutter Street\n') for a,b in P]+['Elimination\nentries','Combined']]
    D=hd[:];st=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('TOPPADDING',(0,0),(-1,-1),.8),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
    for ty,x in out:
        i=len(D)
        if ty=='H': D.append([x]+['']*7); st+=[('NOSPLIT',(0,i),(-1,i+2))]; st+=[('FONT',(0,i),(-1,i),'Times-BoldItalic',9),('TOPPADDING',(0,i),(-1,i),4)]
        else:
            D.append([('   '+x['name']) if ty=='R' else x['label'],x.get('account','')]+[fm(x[m]) for m in money])
            if ty!='R': st+=[('FONT',(0,i),(-1,i),'Times-Bold',8.5),('LINEABOVE',(2,i),(-1,i),.5,colors.black)]
            if ty=='G': st+=[('LINEBELOW',(2,i),(-1,i),.5,colors.black),('LINEBELOW',(2,i),(-1,i),.5,colors.black,None,None,None,2,1.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eeeae0'))]
    def pg(c,d):
        c.setFont('Times-Bold',12); c.drawString(40,576,'NORTHFIELD QUARTET HOLDINGS LLC AND COMMUNITIES')
        c.setFont('Times-Roman',9.5); c.drawString(40,563,'Combining trial balance, twelve months ended December 31, 2024 (accrual basis, whole dollars, credits in parentheses)')
        c.setFont('Times-Italic',8); c.drawString(40,24,'Data room ref. 4.2.7 / obtained from seller; not audited'); c.drawRightString(968,24,f'Page {d.page}')
    fn='northfield_combining_tb.pdf'
    d=SimpleDocTemplate(DOC+fn,pagesize=landscape(legal),topMargin=60,bottomMargin=32,leftMargin=40,rightMargin=40,invariant=1)
    n=ParagraphStyle('n',fontName='Times-Roman',fontSize=8.5,leading=11)
    d.build([Table(D,colWidths=[225,45]+[106]*4+[100,112],repeatRows=1,style=st),Spacer(1,8),Paragraph("Notes. (a) The $214,350 elimination removes a working-capital advance made by Harlan Court to two sister communities. (b) Members' capital is the opening balance; 2024 results have not been closed. (c) A dash means nil.",n)],onFirstPage=pg,onLaterPages=pg)
    save(fn,'TB',money,rows,tot,planted,'MULTIFAMILY','legal landscape, four communities + eliminations + combined as columns, G/L number after the name, section subtotals','entity columns, parentheses, dashes for nil, wrapped headers, planted digit')

# ---------- 2. blocks by building, opening/period/closing pairs (XLSX)
def tb2():
    R=random.Random(1502)
    B=[('210','Pinecrest Plaza, Peterborough ON',1.0),('224','Trent Quay Offices, Trenton ON',.8),('251','Rideau Flex Centre, Kanata ON',1.3)]
    A=[('1005','Chequing - operating',1,90,1),('1012','GIC - tenant deposits',1,40,.7),('1200','Tenant accounts receivable',1,55,1),('1215','Straight-line rent receivable',1,70,.7),('1310','HST input tax credits',1,14,1),('1400','Prepaid realty taxes',1,38,1),('1500','Land',1,2100,1),('1520','Building',1,7400,1),('1530','Tenant inducements',1,310,1),('1590','Accumulated amortization',-1,1600,1),('2005','Trade payables & accruals',-1,62,1),('2150','HST collected',-1,21,1),('2300','Prepaid rents',-1,18,1),('2310','Tenant security deposits',-1,44,1),('2600','Mortgage payable - 1st',-1,4300,1),('2650','Vendor take-back mortgage',-1,480,.4),('3000','Partners\' capital',0,0,1),('3100','Partners\' draws',1,90,.8),('4000','Minimum rent',-1,290,1),('4010','Percentage rent',-1,12,.35),('4100','CAM recovery',-1,98,1),('4120','Realty tax recovery',-1,84,1),('4500','Sundry income (antenna, signage)',-1,5,.6),('5000','Realty taxes',1,88,1),('5100','Utilities - hydro & gas',1,33,1),('5200','Snow removal & landscaping',1,27,1),('5300','Repairs - HVAC & roof',1,24,1),('5400','Insurance',1,15,1),('5500','Management fees',1,13,1),('5600','Non-recoverable / legal',1,7,.7),('6000','Mortgage interest',1,71,1)]
    money=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='GL TB'
    bd=Font(name='Arial',bold=True,size=9); nf=Font(name='Arial',size=9); th=Side(style='thin'); 
    ws['A1']='Kawartha Lakeshore Income Partners'; ws['A1'].font=Font(name='Arial',bold=True,size=14)
    ws['A2']='Trial balance by building  |  Period 04/2025  |  amounts in Canadian dollars'; ws['A2'].font=nf
    ws['A3']='Run by: J. Oyelaran-Wick   2025-05-09 16:42'; ws['A3'].font=Font(name='Arial',size=8,italic=True)
    r0=5; rows=[];tot=[]
    def put(r,c,v,b=False,num=False):
        x=ws.cell(r,c,v); x.font=bd if b else nf
        if num: x.number_format='#,##0.00'
        return x
    grand=[]
    for code,nm,f in B:
        ws.merge_cells(start_row=r0,start_column=1,end_row=r0,end_column=9)
        c=ws.cell(r0,1,f'Building {code} – {nm}'); c.font=Font(name='Arial',bold=True,size=11,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='35506B')
        for c0,t in ((4,'Opening balance'),(6,'Period activity'),(8,'Closing balance')):
            ws.merge_cells(start_row=r0+1,start_column=c0,end_row=r0+1,end_column=c0+1); x=put(r0+1,c0,t,True); x.alignment=Alignment(horizontal='center')
        for i,t in enumerate(['Acct','GIFI','Account title','Dr','Cr','Dr','Cr','Dr','Cr'],1):
            x=put(r0+2,i,t,True); x.border=Border(bottom=th)
            if i>3:x.alignment=Alignment(horizontal='right')
        r=r0+3; L=[]
        for a,n,s,m,p in A:
            if R.random()<p:
                o=s*int(R.uniform(.6,1.4)*m*f*100000); L.append([a,n,s,o,0,0,m])
        cap=[x for x in L if x[0]=='3000'][0]; cap[3]=-sum(x[3] for x in L)
        for x in L:
            a=int(x[0]); mm=x[6]*f*100000
            if a in(1005,1500,1520,3000): continue
            if 4000<=a<5000: x[5]=int(R.uniform(.25,.4)*mm)
            elif a>=5000:
                x[4]=int(R.uniform(.15,.4)*mm)
                if R.random()<.15: x[5]=int(x[4]*.1)
            elif a in(1200,): x[4]=int(R.uniform(1.5,2.5)*mm);x[5]=int(R.uniform(1.5,2.5)*mm)
            elif a in(2005,2150,1310): x[4]=int(R.uniform(.3,.9)*mm);x[5]=int(R.uniform(.3,.9)*mm)
            elif a==2600: x[4]=int(R.uniform(11000,19000)*100*f/1)//1
            elif a==1590: x[5]=int(.004*mm)
            elif a==3100: x[4]=R.choice([0,1500000,2500000])
            elif R.random()<.5: x[4 if R.random()<.6 else 5]=int(R.uniform(.05,.2)*mm)
        bk=L[0]; d=sum(x[4] for x in L)-sum(x[5] for x in L); bs=int(R.uniform(100,180)*f*100000)
        bk[4]=bs; bk[5]=bs+d
        if bk[5]<0: bk[4]-=bk[5]; bk[5]=0+0; 
        if bk[4]+sum(x[4] for x in L[1:])!=sum(x[5] for x in L): raise SystemExit('tb2')
        br=[]
        for a,n,s,o,dr,cr,_ in L:
            cl=o+dr-cr; row={'account':f'{code}-{a}','name':n}
            for k,v in (('open_dr',max(o,0)),('open_cr',max(-o,0)),('debit',dr),('credit',cr),('close_dr',max(cl,0)),('close_cr',max(-cl,0))):
                if v: row[k]=v/100
            br.append(row); put(r,1,row['account']); put(r,2,str(R.randint(1000,9900))); put(r,3,n)
            for j,k in enumerate(money): 
                if k in row: put(r,4+j,row[k],num=True)
            r+=1
        t={'label':f'Building {code} totals',**sm(br,money)}
        put(r,3,t['label'],True)
        for j,k in enumerate(money): x=put(r,4+j,t[k],True,True); x.border=Border(top=th,bottom=Side(style='double'))
        rows+=br; tot.append(t); r0=r+3
    g={'label':'All buildings',**sm(rows,money)}; tot.append(g)
    put(r0-1,3,'All buildings',True)
    for j,k in enumerate(money): x=put(r0-1,4+j,g[k],True,True); x.fill=PatternFill('solid',fgColor='DDE5EC')
    put(r0+1,1,'Note: building totals exclude the head-office ledger (company 100), which is not part of the data room.')
    ws.column_dimensions['B'].hidden=True
    for c,w in zip('ACDEFGHI',[11,34,15,15,15,15,15,15]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w2=wb.create_sheet('Index',0); w2['A1']='Kawartha portfolio – data room folder 7 (accounting)'; w2['A3']='Tab "GL TB" holds the April 2025 trial balance of the three Ontario buildings.'; w2['A4']='Prepared for: Holtz & Demarchi Valuation, Ottawa'
    fn='kawartha_tb_by_building.xlsx'; wb.save(DOC+fn)
    save(fn,'TB',money,rows,tot,None,'MIXED_USE','three building blocks stacked on one sheet, building-prefixed codes, opening / period / closing Dr-Cr pairs under merged group headers','cover sheet first, hidden GIFI column, repeated block headers, blank cells')

# ---------- 3. Dr/Cr marks, two communities, fpdf
def tb3():
    R=random.Random(1503)
    C=[('ALDER GROVE ASSISTED LIVING','AG',1.0),('MARLOWE HOUSE MEMORY CARE','MH',.6)]
    A=[('Cash - operating account','10-1000',1,210,1),('Cash - payroll imprest','10-1050',1,25,1),('Resident trust funds held','10-1090',1,11,.7),('Receivables - private pay residents','11-1100',1,88,1),('Receivables - state Medicaid waiver program','11-1120',1,64,1),('Reserve for uncollectible accounts','11-1190',-1,17,1),('Prepaid expenses','12-1300',1,33,1),('Furniture, fixtures & kitchen equipment','15-1550',1,640,1),('Leasehold improvements, including sprinkler retrofit','15-1570',1,410,.8),('Accumulated depreciation','15-1590',-1,370,1),('Accounts payable','20-2000',-1,71,1),('Accrued wages & paid time off','20-2100',-1,58,1),('Resident trust fund liability','20-2190',-1,11,.7),('Community fees - deferred','21-2300',-1,37,1),('Equipment note payable','25-2500',-1,160,.8),("Owners' equity",'30-3000',0,0,1),('Room & board revenue','40-4000',-1,1300,1),('Level-of-care charges','40-4100',-1,310,1),('Medicaid waiver revenue','40-4200',-1,240,1),('Contractual allowances and rate adjustments','40-4290',1,29,1),('Second-person & respite fees','40-4400',-1,26,.7),('Nursing & caregiver wages','50-5000',1,640,1),('Agency staffing','50-5050',1,44,.7),('Dietary - raw food','52-5200',1,120,1),('Dietary wages','52-5210',1,140,1),('Housekeeping & laundry','53-5300',1,48,1),('Activities & transportation','54-5400',1,21,1),('Utilities','55-5500',1,57,1),('Building rent to landlord','58-5800',1,260,1),('Liability insurance','59-5900',1,46,1),('Management fee','60-6000',1,84,1)]
    money=['beginning','debit','credit','ending']
    class F(FPDF):
        def header(s):
            s.set_font('Courier','B',11); s.cell(0,5,'GRAYLING SENIOR CARE OPERATIONS INC',align='C',new_x='LMARGIN',new_y='NEXT')
            s.set_font('Courier','',9); s.cell(0,4.5,'TRIAL BALANCE WITH ACTIVITY   08/01/2025 - 08/31/2025',align='C',new_x='LMARGIN',new_y='NEXT')
            s.cell(0,4.5,f'GLR220          SELECTION: ALL ACCOUNTS          PAGE {s.page_no()}',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
            s.set_font('Courier','B',8.5)
            for a,b in ((('ACCOUNT','','Balance','Month','Month','Balance'),0),(('TITLE','NUMBER','7/31/25','Debits','Credits','8/31/25'),1)):
                for t,w,al in zip(a,W,'LLRRRR'): s.cell(w,4,t,align=al,border='B' if b else 0)
                s.ln(4)
            s.ln(1.5)
    W=[64,18,32,27,27,32]
    p=F('P','mm','Letter'); p.set_margins(8,10,8); p.set_auto_page_break(True,14); p.creation_date=__import__('datetime').datetime(2025,9,4,tzinfo=__import__('datetime').timezone.utc); p.add_page()
    dc=lambda v:'0.00' if round(v,2)==0 else f'{abs(v):,.2f} '+('Dr' if v>0 else 'Cr')
    rows=[];tot=[]
    def line(nm,code,x,b=False):
        p.set_font('Courier','B' if b else '',8.3)
        ws=nm.split(); L=['']
        for w in ws:
            if len(L[-1])+len(w)+1>34: L.append('  '+w)
            else: L[-1]=(L[-1]+' '+w) if L[-1] else w
        if p.get_y()+4*len(L)>262: p.add_page(); p.set_font('Courier','B' if b else '',8.3)
        for i,l in enumerate(L):
            p.cell(W[0],4,l)
            if i==0:
                p.cell(W[1],4,code)
                for k,w in zip(money,W[2:]):
                    v=x.get(k); t='' if v is None else (dc(v)+('   ' if round(v,2)==0 else '') if k in('beginning','ending') else f'{v:,.2f}')
                    p.cell(w,4,t,align='R')
            p.ln(4)
    for nm,pre,f in C:
        p.set_font('Courier','BU',9.5); p.cell(0,6,f'FACILITY {pre}: {nm}',new_x='LMARGIN',new_y='NEXT')
        L=[]
        for n,c,s,m,pr in A:
            if R.random()<pr: L.append([n,c,s,s*int(R.uniform(.7,1.3)*m*f*100000),0,0,m])
        L=[x for x in L]; ids={x[1] for x in L}
        eq=[x for x in L if x[1]=='30-3000'][0]; eq[3]=-sum(x[3] for x in L)
        for x in L[1:]:
            a=int(x[1][:2]); mm=x[6]*f*100000
            if a in(30,): continue
            if x[2]<0 and a==40: x[5]=int(mm*R.uniform(.1,.16))
            elif a>=40: 
                x[4]=int(mm*R.uniform(.1,.17)); 
                if R.random()<.2: x[5]=int(x[4]*.06)
            elif a in(11,20): 
                x[4]=int(mm*R.uniform(.4,1)); x[5]=int(mm*R.uniform(.4,1))
            elif x[1]=='15-1590': x[5]=int(mm*.011)
            elif R.random()<.6: x[4 if x[2]<0 else 5]=int(mm*R.uniform(.03,.09))
        d=sum(x[4] for x in L)-sum(x[5] for x in L); b=L[0]; base=int(190*f*100000); b[4]=base; b[5]=base+d
        assert b[5]>0
        br=[]
        for n,c,s,o,dr,cr,_ in L:
            r={'name':n,'account':c,'beginning':o/100,'debit':dr/100 if dr else None,'credit':cr/100 if cr else None,'ending':(o+dr-cr)/100}
            br.append(r); line(n,c,r)
        p.ln(1); t={'label':f'TOTAL FACILITY {pre}',**sm(br,money)}; line(t['label'],'',t,True); tot.append(t); rows+=br
        cd=sum(r['ending'] for r in br if r['ending']>0); p.set_font('Courier','',8); p.cell(0,4.5,f'      closing debit balances {cd:,.2f}  equal closing credit balances',new_x='LMARGIN',new_y='NEXT'); p.ln(4)
    t={'label':'REPORT TOTAL',**sm(rows,money)}; line('REPORT TOTAL','',t,True); tot.append(t)
    p.ln(3); p.set_font('Courier','',8); p.cell(0,4,'*** END OF REPORT ***   Dr = debit balance   Cr = credit balance')
    fn='grayling_senior_tb.pdf'; p.output(DOC+fn)
    save(fn,'TB',money,rows,tot,None,'SENIOR_HOUSING','monospaced system print, two facility blocks, account number after title, Dr/Cr-marked balances, month debits and credits','Dr/Cr marks (Cr stored negative), wrapped titles, repeated page heads, blank activity')
def run(): tb1();tb2();tb3()
