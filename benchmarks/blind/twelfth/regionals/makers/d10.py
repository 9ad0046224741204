# direct cash flow statement, quarters, with formulas (cached by LibreOffice), note-reference column
import random, subprocess, os, shutil
from st import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL
R=random.Random(1010)
S=St('Statement of Cash Receipts and Disbursements','Corbin Street Office Center',['Q1','Q2','Q3','Q4','Year 2024','Year 2023'],'2024-01-01','2024-12-31',sheet='Cash Flow',zero='dash',dp=0)
def q(b,n=.08,qs=None,py=None):
    if qs is None: qs=[round(b*R.uniform(1-n,1+n)) for _ in range(4)]
    return qs+[sum(qs),round(sum(qs)*R.uniform(.9,1.02)) if py is None else py]
def grp(ls,tot,ind=1):
    return S.T(tot,[S.L(l,q(*a) if not isinstance(a,dict) else q(0,**a),ind=ind+1,note=nt) for l,nt,a in ls],ind=ind)
S.H('CASH FLOWS FROM OPERATING ACTIVITIES'); S.H('Cash received from',ind=1)
a=grp([('Tenants - base rent','',(612400,.04)),('Tenants - operating expense & tax recoveries','2',(148900,.07)),('Tenants - prior-year reconciliation','2',dict(qs=[0,38420,4110,0],py=29875)),('Parking','',(21450,.08)),('Lease termination payments','3',dict(qs=[0,0,86500,0],py=0)),('Interest on bank balances','',(3890,.15))],'Total cash received')
S.H('Cash paid for',ind=1)
b=grp([('Cleaning & security contracts','',(-58200,.06)),('Repairs & maintenance','',(-41300,.25)),('Utilities','',(-69800,.14)),('Payroll reimbursed to manager','4',(-62700,.04)),('Management fees','4',(-23900,.05)),('Real estate taxes','',dict(qs=[0,-196240,0,-196240],py=-381900)),('Insurance premiums','',dict(qs=[-68450,0,0,0],py=-61220)),('Professional fees','',(-7400,.4)),('Other administrative','',(-5200,.3))],'Total cash paid')
o=S.T('Net cash from operating activities',[a,b],kind='TOTAL')
S.H('CASH FLOWS FROM INVESTING ACTIVITIES')
iv=S.T('Net cash used in investing activities',[S.L(l,q(0,qs=qs,py=py),ind=2,note=nt) for l,nt,qs,py in [('Building improvements','5',[-22400,-118650,-64210,0],-87300),('Tenant improvements','5',[-41800,0,-152300,-36000],-211450),('Leasing commissions','',[-18250,0,-61400,-9800],-70120),('Released from TI/LC reserve','6',[0,60000,125000,0],140000)]],kind='TOTAL',ind=0)
S.H('CASH FLOWS FROM FINANCING ACTIVITIES')
fi=S.T('Net cash used in financing activities',[S.L(l,q(0,qs=qs,py=py),ind=2,note=nt) for l,nt,qs,py in [('Mortgage - interest','6',[-151240,-150310,-149366,-148410],-611870),('Mortgage - principal','6',[-61220,-62150,-63094,-64050],-238186),('Advances from / (repaid to) affiliates','7',[0,75000,-75000,0],0),('Deposits to lender reserves','6',[-37500,-37500,-37500,-37500],-150000),('Distributions to members','',[-120000,-60000,-150000,-180000],-360000)]],kind='TOTAL',ind=0)
nc=S.T('NET INCREASE / (DECREASE) IN CASH',[o,iv,fi],kind='TOTAL',key='net_cash_flow')
N=S.rows[nc]['vals']; open24=486310
beg=[open24]
for k in range(3): beg.append(beg[-1]+N[k])
beg+=[open24,open24-N[5]]
bg=S.L('Cash, beginning of period',beg,ind=0)
en=S.T('CASH, END OF PERIOD',[nc,bg],kind='TOTAL')
E=S.rows[en]['vals']
S.H('Represented by:',ind=0)
sd=[92400,94100,94100,98350,98350,92400]
rp=[S.L('Operating account',[E[k]-sd[k] for k in range(6)],ind=1),S.L('Security deposit account',sd,ind=1)]
S.T('Total cash per bank reconciliations',rp,ind=0)
print(E)
if __name__=='__main__':
    wb=Workbook(); ws=wb.active; ws.title='Cover'; ws['C6']='Corbin Street Holdings LLC'; ws['C7']='Year-end reporting package'; ws['C8']='December 31, 2024'; ws['C6'].font=Font(name='Georgia',size=18)
    ws=wb.create_sheet('Cash Flow'); wb.active=1
    F=lambda **k: Font(name='Georgia',size=k.pop('size',10),**k)
    ws['B2']='Corbin Street Office Center'; ws['B2'].font=F(bold=True,size=14); ws['B3']='Statement of Cash Receipts and Disbursements'; ws['B3'].font=F(size=12); ws['B4']='Year ended December 31, 2024, by quarter, with comparative totals for 2023 (in US dollars)'; ws['B4'].font=F(italic=True,size=9)
    cx=[5,6,7,8,10,12]
    ws.merge_cells('E6:H6'); ws['E6']='Quarter'; ws['J6']='Year'; ws['L6']='Year'; ws['C7']='Note'
    for x,t in zip(cx,['Q1','Q2','Q3','Q4',2024,2023]): ws.cell(7,x,t)
    for rr in(6,7):
        for x in [3]+cx:
            z=ws.cell(rr,x); z.font=F(bold=True); z.alignment=Alignment(horizontal='center')
            if rr==7: z.border=Border(bottom=Side(style='thin'))
    ws['E6'].border=Border(bottom=Side(style='hair'))
    y=9; at={}
    for i,r in enumerate(S.rows):
        if r['type']=='HEADING' and r['ind']==0: y+=1
        at[i]=y; z=ws.cell(y,2,r['label']); z.font=F(bold=r['type']!='LINE',italic=r['type']=='HEADING' and r['ind']==1); z.alignment=Alignment(indent=r['ind'])
        if r.get('note'): w=ws.cell(y,3,int(r['note'])); w.font=F(size=8); w.alignment=Alignment(horizontal='center')
        if r['type']!='HEADING':
            for x,v in zip(cx,r['vals']):
                z=ws.cell(y,x)
                z.value='='+'+'.join(f'{CL(x)}{at[j]}' for j in r['items']) if 'items' in r else (f'=SUM(E{y}:H{y})' if x==10 and i!=bg and 'sum' not in r and i not in rp else v)
                z.number_format='#,##0_);(#,##0);"–"_)'; z.font=F(bold=r['type']!='LINE'); 
                if r['type']!='LINE': z.border=Border(top=Side(style='thin'),bottom=Side(style='double') if i==en else None)
        if r['type']=='TOTAL': y+=1
        y+=1
    ws.cell(y+1,2,'Notes 2 to 7 are on the following sheet.').font=F(size=8,italic=True)
    for c,w in zip('ABCDEFGHIJKL',(2,50,6,1,12,12,12,12,1.5,13,1.5,13)): ws.column_dimensions[c].width=w
    ws.sheet_view.showGridLines=False; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w=wb.create_sheet('Notes')
    for k,t in enumerate(['Notes','2  Recoveries are billed monthly on the budget and trued up each May.','3  Suite 410 paid a termination fee in August.','4  Regional Mgmt Co. is an affiliate; its fee is 3.5% of receipts.','5  Lobby and restroom program, floors 2 to 4.','6  First mortgage, 4.98%, matures March 2029; reserves of 150,000 a year.','7  Birchfield II advanced 75,000 in May, repaid in August.'],1): w.cell(k,1,t)
    n='corbin_cash_flow_2024.xlsx'; os.makedirs(BASE+'/tmpx',exist_ok=True); wb.save(BASE+'/tmpx/'+n)
    subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file://'+BASE+'/lo','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',BASE+'/documents',BASE+'/tmpx/'+n],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,check=True)
    shutil.rmtree(BASE+'/tmpx')
    from openpyxl import load_workbook
    q=load_workbook(BASE+'/documents/'+n,data_only=True)['Cash Flow']
    for i,r in enumerate(S.rows):
        if r['type']!='HEADING':
            for x,v in zip(cx,r['vals']): assert q.cell(at[i],x).value==v,(r['label'],x,q.cell(at[i],x).value,v)
    save(n,[S],'OFFICE','CASH_FLOW_STATEMENT','direct method by quarter with prior year; formulas; Georgia; cover and notes sheets','note-number column beside the label, year numbers as headers, spacer columns, en dash zeros')
