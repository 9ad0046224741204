from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
def tb1():
    R=random.Random(5101); f='tb_gl_project_detail_1026.pdf'
    K=['beginning','debit','credit','ending']
    CH=[('ASSETS',[('1111.00','Cash - General Fund',1),('1114.00','Cash - Security Deposit Fund',1),('1122.00','Tenants Accounts Receivable',1),('1122.10','Allow. for Doubtful Accts - Tenants',-1),('1125.00','A/R - HUD',1),('1162.00','Investments - Unrestricted',1),('1211.00','Prepaid Insurance',1),('1260.00','Materials Inventory',1),('1400.06','Land',1),('1400.07','Buildings',1),('1400.05','Accumulated Depreciation',-1)]),
     ('LIABILITIES & NET POSITION',[('2111.00','Accounts Payable - Vendors',-1),('2114.00','Tenant Security Deposits',-1),('2117.00','Payroll Withholdings Payable',-1),('2135.00','Accrued Compensated Absences',-1),('2137.00','Accrued PILOT',-1),('2240.00','Tenant Prepaid Rents',-1),('2802.00','Net Invested in Capital Assets',-1),('2806.00','Unrestricted Net Position',0)]),
     ('INCOME',[('3110.00','Dwelling Rental',-1),('3190.00','Nondwelling Rental',-1),('3610.00','Interest on General Fund Invest.',-1),('3690.00','Other Income - Tenants',-1),('8020.00','Operating Subsidy - PHA Owned',-1)]),
     ('EXPENSES',[('4110.00','Administrative Salaries',1),('4130.00','Legal Expense',1),('4140.00','Staff Training',1),('4171.00','Auditing Fees',1),('4190.00','Sundry Admin',1),('4195.00','Mgmt Fee to COCC',1),('4310.00','Water',1),('4320.00','Electricity',1),('4390.00','Sewer',1),('4410.00','Maintenance Labor',1),('4420.00','Maintenance Materials',1),('4430.00','Contract Costs',1),('4510.00','Insurance',1),('4520.00','PILOT',1),('4540.00','Employee Benefits',1),('4570.00','Collection Losses',1),('4800.00','Depreciation Expense',1)])]
    big={'1400.07':(3e6,7e6),'1400.05':(1.5e6,2.9e6),'1400.06':(3e5,7e5),'2802.00':(1.6e6,2.5e6),'1111.00':(2e5,5e5),'1162.00':(2e5,4e5),'1122.10':(2e3,9e3),'1114.00':(2.6e4,4e4),'2114.00':(2.4e4,3.6e4),'3110.00':(9e4,19e4),'8020.00':(15e4,26e4),'3190.00':(300,2400),'3610.00':(200,1900),'3690.00':(900,5200),'2240.00':(1.8e4,2.8e4),'4570.00':(600,3e3),'1122.00':(2e4,4e4)}
    inact={'1400.06','1400.07','2802.00','1260.00','4171.00','4140.00','1162.00'}
    rows=[];tots=[];lines=[]
    for code,pn,skip in [('101','Eastgate Homes',()),('102','Prudence Court & Scattered Sites',('3190.00','4390.00','1260.00'))]:
        prop=f'{code} {pn}'; secs=[]
        for sn,accs in CH:
            rs=[]
            for a,n,s in accs:
                if a in skip: continue
                lo,hi=big.get(a,(9e2,6e4) if a[0] in '12' else (8e2,9e4))
                r=dict(account=a,name=n,property=prop,beginning=r2(s*R.uniform(lo,hi)),debit=0.0,credit=0.0)
                if a not in inact:
                    amt=r2(R.uniform(120,22000)); amt=r2(R.uniform(.2,.34)*abs(r['beginning'])) if a[0] in '348' else amt; amt=r2(amt/30) if a=='1122.10' else amt
                    if a in('1114.00','2114.00'): amt=r2(amt/20)
                    if a[0] in '12' and a not in('2806.00','1400.05','1122.10'): r['debit']=amt; r['credit']=r2(R.uniform(100,19000) if a not in('1114.00','2114.00') else R.uniform(50,900))
                    elif a[0]=='4': r['debit']=amt
                    else: r['credit']=amt
                if a in('2806.00',): r['debit']=r['credit']=0.0
                if a=='3610.00' and code=='102': r['beginning']=0.0
                rs.append(r)
            secs.append((sn,rs))
        al=[r for _,x in secs for r in x]
        by={r['account']:r for r in al}
        by['2806.00']['beginning']=0; by['2806.00']['beginning']=r2(-sum(r['beginning'] for r in al))
        d=r2(sum(r['debit']-r['credit'] for r in al)); c=by['1111.00']
        if d>0: c['credit']=r2(c['credit']+d)
        else: c['debit']=r2(c['debit']-d)
        for r in al: r['ending']=r2(r['beginning']+r['debit']-r['credit'])
        lines.append(('h',f'Project: {prop}'))
        for sn,rs in secs:
            lines.append(('s',sn)); lines+=[('r',r) for r in rs]; rows+=rs
            t=sums(f'Total {sn}',rs,K); tots.append(t); lines.append(('t',t))
        t=sums(f'Project {code} Totals',al,K); tots.append(t); lines.append(('T',t))
    g=sums('Report Totals',rows,K); tots.append(g); lines.append(('T',g))
    W=landscape(letter); c=canvas.Canvas(P(f),pagesize=W)
    m=lambda v:(f'{abs(v):,.2f}'+('CR' if v<0 else '  '))
    pg=0;y=0
    def head():
        nonlocal pg,y
        if pg: c.showPage()
        pg+=1; c.setFont('Courier',8.5); y=575
        for s in ['GLR210-A'+' '*30+'HOUSING AUTHORITY OF THE CITY OF BRANFORD FALLS'+' '*20+f'PAGE {pg:>4}',
            'RUN 11/09/26 07:52'+' '*28+'GENERAL LEDGER TRIAL BALANCE',' '*46+'PERIOD 04   10/01/26 - 10/31/26','',
            f"{'':<8}{'':<38}{'BEGINNING':>19}{'- - - - CURRENT PERIOD - - - -':>36}{'ENDING':>18}",
            f"{'ACCOUNT':<10}{'DESCRIPTION':<36}{'BALANCE':>19}{'DEBITS':>18}{'CREDITS':>18}{'BALANCE':>18}",'-'*122]:
            c.drawString(45,y,s); y-=11
    def out(s,dy=11):
        nonlocal y
        if y<45: head()
        c.drawString(45,y,s); y-=dy
    head()
    for k,x in lines:
        if k=='h':
            if x.startswith('Project: 102'): head()
            out(x.upper() if 0 else x,13)
        elif k=='s':
            if y<80: head()
            out('  '+x)
        elif k=='r': out(f"{x['account']:<10}{x['name']:<36}{m(x['beginning']):>21}{x['debit']:>16,.2f}{x['credit']:>18,.2f}  {m(x['ending']):>18}")
        else:
            if y<70: head()
            if k=='t': out(' '*49+''.join('-'*16+'  ' for _ in range(4)),9)
            else: out(' '*49+''.join('='*16+'  ' for _ in range(4)),9)
            out(f"{'  '+x['label'] if k=='t' else x['label']:<46}{m(x['beginning']):>21}{x['debit']:>16,.2f}{x['credit']:>18,.2f}  {m(x['ending']):>18}",18)
    out('*** END OF REPORT - 2 PROJECTS SELECTED ***')
    c.save()
    truth(f,'TB',K,rows,tots,'MULTIFAMILY','Monospaced GL report, project headings, class subtotals, CR suffix, two-line head',2)
def tb2():
    R=random.Random(5102); f='TB by program FY27 Q1.xlsx'
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    F=[('14.871 Housing Choice Vouchers','700',[('111100-700','Cash - HAP',1),('111101-700','Cash - Admin Fee Reserve',1),('112500-700','Due from HUD',1),('112800-700','Fraud Recovery Receivable',1),('112810-700','Allowance - Fraud Recovery',-1),('129500-700','Interprogram Due From',1),('211100-700','Accounts Payable',-1),('218100-700','FSS Escrow Liability',-1),('280600-700','Unrestricted Net Position - UNP',-1),('280900-700','Restricted Net Position - RNP',-1),('802600-700','HAP Subsidy Earned',-1),('802700-700','Admin Fees Earned',-1),('471500-700','HAP Payments - Landlords',1),('471520-700','Utility Reimbursement Payments',1),('471550-700','HAP Portability-Out',1),('411000-700','Salaries - Section 8',1),('454000-700','Employee Benefit Contrib.',1),('419000-700','Office & Sundry',1)]),
     ('14.879 Mainstream Vouchers','710',[('111100-710','Cash - HAP',1),('211100-710','Accounts Payable',-1),('280900-710','Restricted Net Position',-1),('802600-710','HAP Subsidy Earned',-1),('802700-710','Admin Fees Earned',-1),('471500-710','HAP Payments - Landlords',1),('411000-710','Salaries - Section 8',1)]),
     ('14.896 FSS Coordinator Grant','720',[('112500-720','Due from HUD',1),('129600-720','Interprogram Due To',-1),('340100-720','HUD Grants - FSS',-1),('411000-720','Coordinator Salaries',1),('454000-720','Employee Benefit Contrib.',1)]),
     ('COCC - Central Office','900',[('111100-900','Cash - Operating',1),('129500-900','Interprogram Due From',1),('140007-900','Furniture & Equipment',1),('140005-900','Accum. Depreciation',-1),('211100-900','Accounts Payable',-1),('213500-900','Compensated Absences',-1),('280600-900','Unrestricted Net Position',-1),('707100-900','Management Fee Revenue',-1),('707200-900','Asset Mgmt Fee Revenue',-1),('707300-900','Bookkeeping Fee Revenue',-1),('411000-900','Executive & Finance Salaries',1),('413000-900','Legal',1),('417100-900','Audit',1),('480000-900','Depreciation',1)])]
    wb=Workbook(); ws=wb.active; ws.title='TB Q1'
    ws['B1']='TRI-RIVERS REGIONAL HOUSING COMMISSION'; ws['B1'].font=Font(bold=True,size=13)
    ws['B2']='Trial balance by program - quarter ended September 30, 2026 (FYE 6/30/2027)'; ws['B3']='Prepared: L. Gaither   Reviewed: ______   Basis: GAAP / unaudited'
    for a,b,t in [('E5','F5','Balance 07/01/2026'),('G5','H5','Movement Q1'),('I5','J5','Balance 09/30/2026')]:
        ws.merge_cells(f'{a}:{b}'); ws[a]=t; ws[a].alignment=Alignment(horizontal='center'); ws[a].font=Font(bold=True); ws[a].fill=PatternFill('solid',fgColor='DDEBF7')
    for i,h in enumerate(['Key','Program / Fund','G/L No.','Title','Dr','Cr','Dr','Cr','Dr','Cr']): 
        c=ws.cell(6,i+1,h); c.font=Font(bold=True); c.border=Border(bottom=Side('medium')); 
        if i>3: c.alignment=Alignment(horizontal='right')
    ws.column_dimensions['A'].hidden=True
    for col,w in zip('BCDEFGHIJ',[30,13,34]+[15]*6): ws.column_dimensions[col].width=w
    n=7; rows=[];tots=[]
    def put(n,t,bold):
        for i,k in enumerate(K):
            v=t.get(k)
            if v is not None:
                c=ws.cell(n,5+i,v); c.number_format='#,##0.00'; c.font=Font(bold=bold)
                if bold: c.border=Border(top=Side('thin'))
    for prog,fd,accs in F:
        rs=[]
        for a,nm,s in accs:
            bs=a[0] in '12'; o=r2(R.uniform(4000,380000)) if bs else 0.0
            dr=cr=0.0
            if nm.find('Net Position')>=0 or 'Equipment' in nm: pass
            elif bs and 'Accum' not in nm and 'Allow' not in nm: dr=r2(R.uniform(900,160000)); cr=r2(R.uniform(900,160000))
            elif s>0: dr=r2(R.uniform(800,120000)); cr=r2(R.uniform(50,600)) if R.random()<.2 else 0.0
            else: cr=r2(R.uniform(800,190000) if not bs else R.uniform(100,2500))
            q=.15 if any(w in nm for w in('Allow','Accum','Accounts Payable','Absences','Fraud Recovery Rec')) else .55 if 'FSS Escrow' in nm else 1
            o=r2(o*q*(.4 if 'Allow' in nm else 1)); dr=r2(dr*q); cr=r2(cr*q)
            if nm.startswith(('HAP Subsidy','HAP Payments')): k=9 if fd=='700' else 2; dr=r2(R.uniform(9e4,1.1e5)*k) if s>0 else 0.0; cr=r2(R.uniform(1e5,1.15e5)*k) if s<0 else 0.0
            rs.append([a,nm,r2(o*s),dr,cr])
        plug=next((x for x in rs if 'Net Position' in x[1]),rs[1]); plug[2]=0; plug[2]=r2(-sum(x[2] for x in rs))
        d=r2(sum(x[3]-x[4] for x in rs)); 
        if d>0: rs[0][4]=r2(rs[0][4]+d)
        else: rs[0][3]=r2(rs[0][3]-d)
        out=[]
        for a,nm,o,dr,cr in rs:
            cl=r2(o+dr-cr); z=lambda v:v if v else None
            out.append(dict(account=a,name=nm,property=prog,open_dr=z(max(o,0)),open_cr=z(r2(max(-o,0))),debit=z(dr),credit=z(cr),close_dr=z(max(cl,0)),close_cr=z(r2(max(-cl,0)))))
        for x in out:
            ws.cell(n,1,f"{fd}|{x['account']}"); ws.cell(n,2,prog); ws.cell(n,3,x['account']); ws.cell(n,4,x['name']); put(n,x,False); n+=1
        t=sums(f'Total Fund {fd}',out,K); ws.cell(n,4,t['label']).font=Font(bold=True); put(n,t,True); n+=2; rows+=out; tots.append(t)
    t=sums('All programs',rows,K); ws.cell(n,2,t['label']).font=Font(bold=True); put(n,t,True); tots.append(t)
    ws.cell(n+2,2,'Interprogram balances with the Public Housing AMPs are settled monthly; AMPs are on a separate TB.').font=Font(italic=True,size=9)
    ws.freeze_panes='E7'
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(P(f)); truth(f,'TB',K,rows,tots,'MULTIFAMILY','Workbook, program column, three grouped Dr/Cr pairs, hidden key column, fund subtotals',2)
def tb3():
    R=random.Random(5103); f='marigold_terrace_lp_working_tb.pdf'
    a,b,c_,d,e='other:Per Books 09/30/26','other:AJE Dr','other:AJE Cr','ending','other:Audited 12/31/25'
    K=[a,b,c_,d,e]
    L=[('1010','Operating cash','A-1',1,(60,190)),('1015','Tenant security deposit cash','A-1',1,(30,60)),('1120','Accounts receivable - tenants','B-2',1,(12,40)),('1125','HAP receivable - PBV','B-2',1,(5,22)),('1129','Allowance for bad debts','B-3',-1,(4,11)),('1200','Prepaid property insurance','C-1',1,(20,50)),('1310','Replacement reserve','D-1',1,(180,300)),('1320','Operating deficit reserve','D-2',1,(250,390)),('1410','Land improvements','E',1,(400,800)),('1420','Building - depreciable','E',1,(9000,14000)),('1440','Furnishings','E',1,(200,380)),('1495','Accumulated depreciation','E-4',-1,(900,1900)),('1520','Tax credit monitoring fees, net','F',1,(20,60)),('2110','Accounts payable - operations','G-1',-1,(20,80)),('2123','Accrued management fee','G-2',-1,(5,12)),('2131','Accrued interest - PHA loan','H-2',-1,(100,320)),('2150','Due to Housing Authority (developer)','H-3',-1,(40,200)),('2191','Security deposits payable','G-4',-1,(30,58)),('2210','Prepaid rent','G-5',-1,(2,9)),('2320','First mortgage payable','H-1',-1,(2500,4200)),('2325','PHA capital funds loan','H-2',-1,(1800,2600)),('3130','General partner capital','J',-1,(.1,.1)),('3135','Limited partner capital','J',0,(0,0)),('5120','Rent revenue - tenant portion','R-1',-1,(150,300)),('5121','Rent revenue - PBV / HAP','R-1',-1,(300,460)),('5220','Vacancy loss','R-1',1,(9,30)),('5410','Interest - project operations','R-3',-1,(.4,5)),('5920','NSF, late and damage charges','R-4',-1,(2,8)),('6310','Office salaries','X-1',1,(30,60)),('6320','Management fee','X-2',1,(25,40)),('6350','Audit expense','X-3',1,(9,14)),('6370','Bad debts','B-3',1,(3,9)),('6450','Electricity','X-5',1,(20,50)),('6451','Water and sewer','X-5',1,(30,60)),('6515','Supplies','X-6',1,(8,20)),('6520','Contracts','X-6',1,(40,80)),('6710','Payment in lieu of taxes','X-8',1,(15,30)),('6720','Property insurance','C-1',1,(30,60)),('6820','Interest on mortgage payable','H-1',1,(90,150)),('6821','Interest - PHA loan','H-2',1,(40,70)),('6600','Depreciation','E-4',1,(280,390))]
    rs=[]
    for ac,nm,wp,s,(lo,hi) in L:
        v=float(round(s*R.uniform(lo,hi)*1000)); pv=float(round(v*R.uniform(.8,1.2))) 
        if ac=='3130': v=pv=-100.0
        if ac in('6821','5220') : pv=float(round(v*1.3))
        rs.append(dict(account=ac,name=nm,wp=wp,**{a:v,e:pv}))
    by={r['account']:r for r in rs}
    by['6600'][a]=0.0  # booked by AJE
    for k in(a,e):
        by['3135'][k]=0.0; by['3135'][k]=-sum(r[k] for r in rs)
    aje=[('6600','1495',291744.),('6821','2131',13618.),('6370','1129',2907.),('6720','1200',8415.),('1125','5121',4266.),('6450','2110',3190.)]
    for x,y,v in aje: by[x][b]=by[x].get(b,0)+v; by[y][c_]=by[y].get(c_,0)+v
    for r in rs: r[d]=r[a]+r.get(b,0)-r.get(c_,0)
    tots=[]; bsr=[r for r in rs if r['account'][0]in'123']; pl=[r for r in rs if r['account'][0] in '56']
    m=lambda v:'' if v is None else ('-' if v==0 else (f'({-v:,.0f})' if v<0 else f'{v:,.0f}'))
    body=[['','','W/P','Per Books','AJE','','Adjusted','Audited'],['Acct','Account title','ref','09/30/26','Dr','Cr','Balance','12/31/25']]
    st=[]
    def add(rr,lab,neg=False):
        for r in rr: body.append([r['account'],r['name'],r['wp']]+[m(r.get(k)) for k in K])
        t=sums(lab,rr,K); tt={'label':lab,**{k:v for k,v in t.items() if k=='label' or v!=0}}
        body.append(['',lab,'']+[m(t[k]) for k in K]); st.append(len(body)-1); tots.append(tt)
    add(bsr,'Balance sheet accounts'); add(pl,'Net (income) loss')
    t=sums('Trial balance total',rs,K); tots.append({k:v for k,v in t.items() if v!=0}); body.append(['',t['label'],'']+[m(t[k]) for k in K]); st.append(len(body)-1)
    S=[('FONT',(0,0),(-1,-1),'Times-Roman',8.6),('FONT',(0,0),(-1,1),'Times-Bold',8.6),('ALIGN',(3,0),(-1,-1),'RIGHT'),('SPAN',(4,0),(5,0)),('ALIGN',(4,0),(5,0),'CENTER'),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(4,0),(5,0),.4,colors.black),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.2),('ALIGN',(2,0),(2,-1),'CENTER'),('TEXTCOLOR',(2,2),(2,-1),colors.Color(.7,.1,.1))]
    for i in st: S+=[('FONT',(0,i),(-1,i),'Times-Bold',8.6),('LINEABOVE',(3,i),(-1,i),.5,colors.black),('BOTTOMPADDING',(0,i),(-1,i),6)]
    S+=[('LINEBELOW',(3,st[-1]),(-1,st[-1]),1,colors.black)]
    for r in rs:
        for k in K:
            if r.get(k)==0: r[k]=None
        r.pop('wp')
    ps=ParagraphStyle('a',fontName='Times-Bold',fontSize=12,leading=15); p2=ParagraphStyle('b',fontName='Times-Italic',fontSize=9,leading=12)
    doc=SimpleDocTemplate(P(f),pagesize=letter,margins=40,leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=36)
    foot=lambda c,dd:(c.setFont('Times-Italic',7.5),c.drawString(40,24,'TB-1   Marigold Terrace Housing Partners LP   client-prepared'),c.drawRightString(572,24,f'{dd.page}'))
    doc.build([Paragraph('Marigold Terrace Housing Partners, L.P.',ps),Paragraph('(A partnership with the Housing Authority of Pinckney County, 74 LIHTC / PBV units)',p2),Paragraph('Working trial balance as of September 30, 2026 - whole dollars, credits in parentheses',p2),Spacer(1,8),Table(body,colWidths=[36,176,34,66,52,52,66,62],style=S,repeatRows=2),Spacer(1,8),Paragraph('AJE 1 depreciation through September; AJE 2 soft-loan interest; AJE 3 tenant allowance; AJE 4 insurance amortization; AJE 5 September HAP; AJE 6 utility accrual.',p2)],onFirstPage=foot,onLaterPages=foot)
    truth(f,'TB',K,rs,tots,'MULTIFAMILY','Working trial balance with AJE columns, W/P refs and prior-year audited column, parentheses, whole dollars',3)
if __name__=='__main__': tb1();tb2();tb3()
