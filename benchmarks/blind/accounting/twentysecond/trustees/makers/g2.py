# two-property GL trial balance export, text amounts with Cr marks, xlsx
import random; random.seed(222)
from common import *
import xlsxwriter
FN='cobblefield_flex_GLTB_1024.xlsx'
CH=[('10100','Cash - Operating',1,90),('10190','Cash - Lockbox (Servicer)',1,140),('11200','A/R - Tenants',1,75),('11290','A/R - Reserve',-1,20),('12400','Prepaid Insurance',1,18),('15000','Land',1,1900),('15100','Buildings',1,6400),('15190','Accum. Depreciation - Bldgs',-1,2100),('20100','Accounts Payable',-1,55),('20400','Accrued RE Taxes',-1,88),('21000','Tenant Deposits',-1,70),('21500','Rent Received in Advance',-1,14),('25000','Loan Payable - Special Servicing',-1,5200),('31000',"Owner's Equity",0,0),('40100','Rent - Flex/Warehouse',-1,610),('40200','CAM Reimbursement',-1,120),('40300','Tax Reimbursement',-1,92),('40900','Late Charges',-1,3),('50100','Landscape & Snow',1,33),('50200','Parking Lot Repairs',1,12),('50300','Roof Repairs',1,26),('50500','Utilities - Vacant Suites',1,17),('50600','Fire Monitoring',1,6),('51000','Management Fee',1,29),('52000','Insurance',1,38),('53000','Real Estate Taxes',1,96),('60100','Interest - Note A',1,260),('60200','Special Servicing Fee',1,13),('70100','Depreciation',1,160)]
M=['other:Balance 10/31/23','beginning','debit','credit','ending']
wb=xlsxwriter.Workbook(os.path.join(DOC,FN)); ws=wb.add_worksheet('GLTB')
F=lambda **k: wb.add_format({'font_name':'Consolas','font_size':9,**k})
base=F(); r_=F(align='right'); h=F(bold=1,bottom=1,align='center',text_wrap=1,valign='bottom',bg_color='#E4E4E4'); b=F(bold=1); tr=F(bold=1,top=1,align='right'); tl=F(bold=1,top=1)
ws.set_column('A:A',34); ws.set_column('B:B',11); ws.set_column('C:C',8,None,{'hidden':1}); ws.set_column('D:D',19); ws.set_column('E:E',18); ws.set_column('F:G',16); ws.set_column('H:H',19)
ws.write(0,0,'GENERAL LEDGER TRIAL BALANCE',b); ws.write(1,0,'Cobblefield Flex Park I & II - Trustee Estate',base); ws.write(2,0,'Period 10/24 thru 10/24   Basis: Accrual   Printed 11/06/24 08:14',base); ws.write(3,0,'Balances: no mark = debit, Cr = credit',base)
def m(c): return '' if c is None else f"{abs(c)/100:,.2f}"+('Cr' if c<0 else '')
R=5; rows=[];tots=[];G=[0]*5
def line(lab,code,v,tf,rf,tag=''):
    global R
    ws.write(R,0,lab,tf)
    ws.write(R,1,code,tf); ws.write(R,2,tag,tf)
    for k,x in zip((3,4,5,6,7),v): ws.write(R,k,m(x),rf)
    R+=1
for p,pn,fac in(('cf01','Cobblefield I - 2200 Tannery Rd',1.0),('cf02','Cobblefield II - 2310 Tannery Rd',.63)):
    ws.merge_range(R,0,R,7,f'PROPERTY {p}  {pn}',F(bold=1,bg_color='#C9D6E8')); R+=1
    for k,x in enumerate(['Account Name','Acct','GL Map','Balance\n10/31/23','Balance\nForward','Period\nDebits','Period\nCredits','Ending\nBalance']): ws.write(R,k,x,h)
    ws.set_row(R,26); R+=1
    V={}
    for c,n,s,a in CH:
        if p=='cf02' and c in('50300','40900'): continue
        tot=int(s*a*fac*1e5*random.uniform(.85,1.15)); 
        if c in('15000','15100'): op=tot//100000*100000; act=(0,0); py=op
        elif c in('25000',): op=tot//1000*1000; act=(random.randint(900000,1400000),0); py=op-8123400
        elif c>='40000':
            op=tot*9//10; x=abs(tot-op); small=random.randint(0,x//9) if random.random()<.35 else 0
            act=(x,small) if s>0 else (small,x); py=int(tot*random.uniform(.8,1.1))
            if c=='60200': py=0
        else:
            op=tot; q=abs(tot); act=(random.randint(q//9,q//2),random.randint(q//9,q//2)) if c not in('15190','12400') else (0,q//40); py=int(tot*random.uniform(.6,1.3))
            if c=='10190': py=0
            if s>0 and c=='10100' and p=='cf02': op=-abs(op)//30
        V[c]=[py,op,act[0],act[1]]
    V['31000']=[0,0,0,0]
    # cash lockbox absorbs activity; equity absorbs opening and prior year
    diff=sum(v[2]-v[3] for v in V.values())
    V['10190'][3 if diff>0 else 2]+=abs(diff)
    for k in(0,1): V['31000'][k]=-sum(v[k] for v in V.values())
    T=[0]*5
    for c,n,s,a in CH:
        if c not in V: continue
        py,op,x,y=V[c]; v=[py,op,x,y,op+x-y]
        for k in range(5): T[k]+=v[k]
        pv=[v[0],v[1],v[2] or None,v[3] or None,v[4]]
        line(n,f'{c[:3]}-{c[3:]}',pv,base,r_,'BS' if c<'4' else 'IS')
        rows.append({'account':f'{c[:3]}-{c[3:]}','name':n,**dict(zip(M,map(d,pv)))})
    assert T[0]==T[1]==T[4]==0 and T[2]==T[3]
    lab=f'** Total property {p}'; line(lab,'',T,tl,tr); tots.append({'label':lab,**dict(zip(M,map(d,T)))}); R+=1
    for k in range(5): G[k]+=T[k]
line('*** GRAND TOTAL 2 PROPERTIES','',G,tl,tr); tots.append({'label':'*** GRAND TOTAL 2 PROPERTIES',**dict(zip(M,map(d,G)))})
ws.write(R+1,0,'* * * End of report * * *',base); ws.freeze_panes(5,0)
n=wb.add_worksheet('Memo'); n.write(0,0,'Lockbox opened 02/01/24 by special servicer; no balance in prior year. Interest posted on Note A only; Note B is in dispute.')
wb.close()
save(FN,'TB',M,rows,tots,None,dict(assetType='INDUSTRIAL',documentType='TRIAL_BALANCE',author='servicer back office, legacy GL export',style='xlsx, two property blocks, names before codes, amounts as text with trailing Cr, hidden column, repeated two-line headers',hard='text numbers with Cr suffix; same codes in two blocks; prior-year column first; hidden GL map column'))
