# Accountant's own Excel working trial balance: sections, net change, CPA adjustment column, hidden column, workpaper refs
from common import *
import xlsxwriter
N='tb_chatham_office_wtb'
S=[("ASSETS",[("101","Cash - Synovia Bank checking",61204.55,18977.31,0),("102","Cash - money market",125000,-25000,0),("110","Rents receivable",9418.20,3306.80,-1850),("112","Allowance - bad debts",0,0,-2400),("120","Prepaid insurance",7140,462,318.5),("125","Utility deposits",2350,0,0),("130","Land",485000,0,0),("131","Buildings - 1100 Chatham Row",2210000,0,0),("132","Buildings - Annex",640000,0,0),("133","Tenant build-out",187320.4,42615,6240),("139","Accum. depreciation",-911406,0,-81277),("150","Loan fees (net)",11520,0,-1440)]),
("LIABILITIES",[("201","Accounts payable",-8412.77,1206.14,-3915.22),("205","Accrued property tax",0,0,-4180.36),("210","Tenant deposits held",-31450,-2750,0),("215","Rent received in advance",-6300,2100,0),("220","Due to Lassiter Management Co.",-4120.5,-880,0),("230","Note payable - First Palmetto (bldg)",-1618240.02,52880.64,0),("231","Note payable - roof loan",-74500,14900,0)]),
("EQUITY",[("301","J. Lassiter Sr. Trust - capital",-612000,0,0),("302","Lassiter siblings - capital",None,0,0),("305","Draws",0,96000,0)]),
("INCOME",[("401","Office rent",0,-418260,1850),("402","Annex rent",0,-96600,0),("405","Operating expense pass-thru",0,-27344.12,0),("407","Parking income",0,-14880,0),("409","Conference room / misc.",0,-2215,0),("410","Interest earned",0,-3911.86,0)]),
("EXPENSES",[("501","Janitorial",0,38400,3200),("502","Electric",0,44816.37,715.22),("503","Water / sewer / stormwater",0,9207.44,0),("504","HVAC contract & repairs",0,21663.5,0),("505","Elevator",0,7980,0),("506","Grounds",0,11400,0),("507","General repairs",0,26118.93,-6240),("510","Security / alarm",0,3612,0),("515","Property insurance",0,19874,-318.5),("516","Property taxes",0,50164.3,4180.36),("520","Management fee 5%",0,27963.05,0),("525","Leasing commissions",0,12400,0),("530","Legal",0,4210,0),("531","Accounting",0,8500,0),("535","Licenses & dues",0,1180,0),("540","Bad debts",0,0,2400),("550","Interest - mortgage",0,79411.08,0),("555","Interest - roof loan",0,4022.42,0),("560","Depreciation",0,0,81277),("561","Amortization",0,0,1440)])]
f=round(-sum(a[2] or 0 for s in S for a in s[1]),2)
act=round(sum(a[3] for s in S for a in s[1]),2);adj=round(sum(a[4] for s in S for a in s[1]),2)
print(f,act,adj)
M=["beginning","activity","ending","other:CPA Adjustments","other:Adjusted Balance"]
wb=xlsxwriter.Workbook(doc(N+'.xlsx'));ws=wb.add_worksheet('WTB 2024')
F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
nf='#,##0.00_);(#,##0.00);0.00_)'
b=F(bold=1);n=F(num_format=nf);st=F(num_format=nf,bold=1,top=1);tt=F(num_format=nf,bold=1,top=1,bottom=6);h=F(bold=1,align='center',text_wrap=1,bottom=2,valign='bottom');y=F(num_format=nf,bg_color='#FFF6CC');it=F(italic=1,font_color='#7F3F00',align='center');tx=F();sec=F(bold=1,underline=1)
ws.set_column(0,0,1.5);ws.set_column(1,1,6);ws.set_column(2,2,36);ws.set_column(3,5,15);ws.set_column(6,6,5);ws.set_column(7,7,14);ws.set_column(8,8,15);ws.set_column(9,9,24)
ws.write('B1','CHATHAM ROW OFFICE PARTNERS, LLLP',F(bold=1,font_size=13));ws.write('B2','Working trial balance  -  year ended December 31, 2024  (income tax basis)',tx);ws.write('B3','Prepared: DKW 2/24/25     Rev: ____',F(italic=1));ws.write('J1','W/P  TB-1',F(bold=1,align='right'))
for i,x in enumerate(['Acct','Description','Balance\n12/31/2023','Net Change\n2024','Balance\n12/31/2024','AJE','CPA\nAdjustments','Adjusted\nBalance','Remarks']): ws.write(4,1+i,x,h)
ws.set_row(4,30);ws.freeze_panes(5,3)
REF={"110":"3","112":"4","120":"2","133":"5","139":"1","150":"1","201":"6","205":"7","401":"3","501":"6","502":"6","507":"5","515":"2","516":"7","540":"4","560":"1","561":"1"}
RM={"133":"Suite 210 flooring reclass","201":"Dec. janitorial + Georgia Pwr","305":"agrees to K-1 wkst","102":"conf. rec'd 1/30"}
r=5;rows=[];tot=[];G=[0]*5;sub=[]
# fill equity so TB foots; cash carries any unbalanced activity
S[0][1][0]=("101","Cash - Synovia Bank checking",61204.55,round(18977.31-act,2),0)
S[2][1][1]=("302","Lassiter siblings - capital",f,0,0)
cols=[3,4,5,7,8]
for name,ac in S:
    ws.write(r,1,name,sec);r+=1;a0=r;T=[0]*5
    for k,nm,o,m,j in ac:
        e=round(o+m,2);z=round(e+j,2);v=[o,m,e,j,z]
        row={"account":k,"name":nm};ws.write(r,1,k,tx);ws.write(r,2,nm,tx)
        for i,x in enumerate(v):
            if i==3 and j==0: continue
            x=round(x,2);row[M[i]]=x;L='DEFHI'
            if i==2: ws.write_formula(r,5,f'=D{r+1}+E{r+1}',n,x)
            elif i==4: ws.write_formula(r,8,f'=F{r+1}+H{r+1}',n,x)
            else: ws.write(r,cols[i],x,y if i==3 else n)
        if k in REF: ws.write(r,6,REF[k],it)
        if k in RM: ws.write(r,9,RM[k],F(font_size=8,italic=1))
        rows.append(row);T=[round(p+q,2) for p,q in zip(T,v)];r+=1
    ws.write(r,2,'Total '+name.lower(),b)
    for i,x in enumerate(T):
        L='DEFHI'[i];ws.write_formula(r,cols[i],f'=SUM({L}{a0+1}:{L}{r})',st,x)
    sub.append(r+1);tot.append(dict(label='Total '+name.lower(),**dict(zip(M,T))));G=[round(p+q,2) for p,q in zip(G,T)];r+=2
G=[x or 0.0 for x in G];assert G==[0]*5,G
ws.write(r,2,'Proof (should be zero)',b)
for i,x in enumerate(G):
    L='DEFHI'[i];ws.write_formula(r,cols[i],'='+'+'.join(f'{L}{s}' for s in sub),tt,0)
tot.append(dict(label='Proof (should be zero)',**dict(zip(M,G))))
ni=[round(tot[3][m]+tot[4][m],2) for m in M]
r+=2
ws.write(r,1,'AJE list is behind tab 2. AJE 1 depreciation and amortization per 4562; AJE 7 = Nov-Dec county bill.',F(italic=1,font_size=9))
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4);ws.set_footer('&L&8&F&R&8Page &P of &N')
w2=wb.add_worksheet('AJE');w2.set_column(1,1,60);w2.write_row(0,0,['AJE','Explanation'],b)
for i,x in enumerate(['Depreciation and amortization for the year','Insurance prepaid at year end','Rent receivable written down - Suite 114','Allowance set up','Flooring capitalized','December bills paid in January','Property tax Nov-Dec'],1): w2.write_row(i,0,[i,x],tx)
wb.close();print(rows[0],len(rows))
save(N,"TB",M,rows,tot,{"file":N+".xlsx","assetType":"OFFICE","documentType":"TRIAL_BALANCE","author":"a34b","style":"own Excel working trial balance with net change, CPA adjustments, sections, second sheet","hard":True})
