# MRI-like: sections with subtotals, opening / activity / closing, credits in parentheses, landscape
import random; random.seed(77)
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from common import *
N='tb_quarry_ridge_apts_mri'
S={'Assets':[('0010-100','Cash - Operating Account',142387.19,18204.63),('0010-200','Cash - Security Deposits',88450,1150),('0010-300','Replacement Reserve Escrow',214093.7,9500),('0010-310','Tax & Insurance Escrow',71640.28,-38215.4),('0012-000','Resident Receivables',31784.06,-2716.5),('0012-900','Allowance - Bad Debt',-9400,-600),('0014-000','Prepaid Expenses',22419.35,-3202.77),('0016-000','Land',980000,0),('0016-100','Buildings',7415000,0),('0016-200','Appliances & Carpet',386214.11,7842.16),('0016-900','Accumulated Depreciation',-2238417.66,-25641.5)],
'Liabilities':[('0020-000','Accounts Payable - Trade',-48211.73,6903.18),('0021-000','Accrued Property Taxes',-96417,32139),('0021-500','Accrued Payroll',-8317.4,-1244.09),('0023-000','Security Deposits Payable',-88450,-1150),('0024-000','Prepaid Rent',-14206.12,2117.45),('0025-000','Mortgage Note Payable',-5182904.38,10416.27)],
'Equity':[('0030-000','Partners\' Capital',-1350000,0),('0031-000','Distributions',120000,20000),('0035-000','Retained Earnings',None,0)],
'Revenue':[('0040-010','Gross Potential Rent',-1012800,-127200),('0040-020','Loss / Gain to Lease',38214.9,4711.35),('0040-030','Vacancy',61447.13,7316),('0040-040','Concessions',11850,900),('0041-010','Laundry Income',-7218.5,-893.25),('0041-020','Utility Reimbursement (RUBS)',-46180.2,-5914.8),('0041-030','Pet Fees',-9425,-1150)],
'Expenses':[('0050-010','Salaries - Site Staff',118430.22,14980.11),('0051-010','Repairs - General',33715.87,4106.92),('0051-020','Turnover & Painting',28304.5,3877),('0051-030','Pest Control',4160,520),('0052-010','Electric - Common',18972.41,2304.18),('0052-020','Water & Sewer',54311.66,6871.04),('0053-010','Management Fee (4%)',37218.04,4571.22),('0054-010','Property Insurance',25622.16,3202.77),('0054-020','Real Estate Taxes',85704,10713),('0060-010','Mortgage Interest',170322.95,21187.41),('0061-010','Depreciation',205132,25641.5)]}
op=round(sum(x[2] or 0 for v in S.values() for x in v),2); S['Equity'][2]=('0035-000','Retained Earnings',-op,0)
ac=round(sum(x[3] for v in S.values() for x in v),2); c,n,o,a=S['Assets'][0]; S['Assets'][0]=(c,n,o,round(a-ac,2)); print(op,ac,S['Assets'][0])
f=lambda v: '-' if v==0 else (f'{v:,.2f}' if v>0 else f'({-v:,.2f})')
fz=lambda v: '0.00' if v==0 else f(v)
D=[['Acct','Description','Opening\nBalance\n03/01/25','Net\nActivity','Closing\nBalance\n08/31/25'.replace('03/01','08/01')]]; D[0][2]='Opening\nBalance\n08/01/25'
st=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('ALIGN',(2,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#d9dfe8')),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]
rows=[];T=[];G=[0,0,0]
def put(t,o,a,c,zero=False):
    t.update({k:v for k,v in zip(('beginning','activity','ending'),(o,a,c)) if v!=0 or zero}); return t
for h,v in S.items():
    st.append(('FONT',(0,len(D)),(-1,len(D)),'Times-BoldItalic',9.5)); D.append([h.upper(),'','','','']); g=[0,0,0]
    for c,n,o,a in v:
        e=round(o+a,2); D.append([c,n,f(o),f(a),f(e)]); rows.append(put({"account":c,"name":n},o,a,e)); g=[round(p+q,2) for p,q in zip(g,(o,a,e))]
    st+=[('FONT',(0,len(D)),(-1,len(D)),'Times-Bold',9),('LINEABOVE',(2,len(D)),(-1,len(D)),.5,colors.black),('BOTTOMPADDING',(0,len(D)),(-1,len(D)),7)]
    D.append(['','Total '+h]+[fz(x) for x in g]); T.append(put({"label":'Total '+h},*g,True)); G=[round(p+q,2) for p,q in zip(G,g)]
assert G==[0,0,0]
st+=[('FONT',(0,len(D)),(-1,len(D)),'Times-Bold',9),('LINEABOVE',(2,len(D)),(-1,len(D)),1,colors.black),('LINEBELOW',(2,len(D)),(-1,len(D)),1,colors.black)]
D.append(['','Entity Total 0417','0.00','0.00','0.00']); T.append(put({"label":'Entity Total 0417'},0.0,0.0,0.0,True))
def hd(c,d):
    c.setFont('Times-Bold',12); c.drawString(54,570,'PRAIRIE LANTERN RESIDENTIAL LP'); c.setFont('Times-Roman',9); c.drawString(54,557,'Entity 0417  Quarry Ridge Apartments'); c.drawString(54,545,'Trial Balance - Period 08/25   Basis: A   Ledger: GL')
    c.drawRightString(738,570,f'Page: {d.page}'); c.drawRightString(738,557,'Date: 9/12/2025'); c.drawRightString(738,545,'Time: 10:22 AM')
t=Table(D,colWidths=[80,262,114,114,114],repeatRows=1); t.setStyle(TableStyle(st))
SimpleDocTemplate(out(N+'.pdf'),pagesize=landscape(letter),topMargin=76,bottomMargin=40).build([t],onFirstPage=hd,onLaterPages=hd)
save(N,'pdf','TB','MULTIFAMILY','MRI trial balance',["beginning","activity","ending"],rows,T)
