# consolidating workbook, xlsxwriter, name before number, hidden text column, PY column, merged heads
import random, xlsxwriter; from common import *
R=random.Random(2502)
ents=['Juniper Row LLC','Ostrander Flats LLC','Kettle Brook MHP LP','Family Office Mgmt Co']
S=[('Assets',[('Operating cash','1010',60000,250000),('Security deposit cash','1020',20000,80000),('Tenant receivables','1200',4000,30000),('Due from affiliates','1350',0,0),('Prepaid expenses','1400',3000,20000),('Utility deposits','1450',400,3000),('Land','1600',300000,900000),('Buildings and improvements','1650',1500000,4200000),('Park infrastructure','1660',0,0),('Accumulated depreciation','1690',-900000,-200000)]),
('Liabilities',[('Accounts payable','2010',-30000,-4000),('Accrued property taxes','2100',-60000,-9000),('Tenant security deposits','2200',-80000,-20000),('Prepaid rents','2250',-9000,-900),('Due to affiliates','2350',0,0),('Mortgages payable','2600',-2500000,-900000)]),
('Members\' and partners\' equity',[("Capital, beginning of year",'3000',0,0),('Contributions','3100',-40000,0),('Distributions','3200',10000,90000)]),
('Income',[('Rental income','4010',-420000,-180000),('Laundry and other tenant income','4200',-9000,-1200),('Lot and pad rent','4300',0,0),('Late charges','4400',-5000,-300),('Management fees earned','4600',0,0),('Interest income','4900',-900,-40)]),
('Expenses',[('Payroll and related','6010',12000,60000),('Repairs and maintenance','6100',9000,50000),('Contract services','6150',4000,22000),('Water, sewer and trash','6200',9000,42000),('Electric and gas','6250',4000,16000),('Insurance','6300',9000,32000),('Property taxes','6400',20000,70000),('Management fees','6500',0,0),('Legal and accounting','6600',1200,14000),('Office and software','6700',600,6000),('Mortgage interest','7100',30000,90000),('Depreciation','7200',30000,90000)])]
skip={3:{'1020','1200','1450','1600','1650','1690','2100','2200','2250','2600','4010','4200','4400','6100','6150','6200','6400','7100'},2:{'4010'}}
fees=[1842050,2211575,1566400]; due=[512000,0,1830000]
def gen(fees,due,R):
    col=[]
    for e in range(4):
        v={}
        for s,l in S:
            for n,k,a,b in l:
                if k in skip.get(e,()) or (a==0 and b==0): v[k]=None
                else: v[k]=R.randint(int(a)*100,int(b)*100)
        if e==2: v['4300']=-R.randint(31000000,39000000); v['1660']=R.randint(60000000,90000000)
        if e<3: v['6500']=fees[e]; v['2350']=-due[e] if due[e] else None
        else: v['4600']=-sum(fees); v['1350']=sum(due); 
        v['3000']=-sum(x or 0 for x in v.values()); col.append(v)
    el={'4600':sum(fees),'6500':-sum(fees),'1350':-sum(due),'2350':sum(due)}
    return col,el
col,el=gen(fees,due,R); pc,pe=gen([1790000,2150025,1490010],[350000,90000,1410000],R)
M=['other:ENTITIES '+e for e in ents]+['other:Eliminations','other:CONSOLIDATED 6/30/2025','other:CONSOLIDATED 6/30/2024']
wb=xlsxwriter.Workbook(doc('tb_consolidating_june.xlsx')); ws=wb.add_worksheet('Consol 0625'); n2=wb.add_worksheet('Notes')
F=lambda **k: wb.add_format({'font_name':'Garamond','font_size':11,**k})
num='#,##0.00_);(#,##0.00)'
t=F(bold=1,font_size=15); g=F(bold=1,align='center',bottom=1,bg_color='#E7E0D0'); h=F(bold=1,align='center',valign='bottom',text_wrap=1,bottom=2); sec=F(bold=1,italic=1); ind=F(indent=1); m=F(num_format=num); st=F(bold=1,num_format=num,top=1); gt=F(bold=1,num_format=num,top=1,bottom=6); tx=F(align='right')
ws.write(0,0,'Harrow Lane Family Office',t); ws.write(1,0,'Consolidating trial balance - residential group - June 30, 2025',F(italic=1)); ws.write(2,0,'Credits in parentheses. Modified cash; unaudited. Prepared D. Ruske 7/18/25, from QBO (3) and Rent Manager (1).',F(font_size=9))
ws.set_column(0,0,36); ws.set_column(1,1,7); ws.set_column(2,2,10,None,{'hidden':1}); ws.set_column(3,6,16.5); ws.set_column(7,7,15); ws.set_column(8,9,17)
ws.merge_range(4,0,5,0,'Account',h); ws.merge_range(4,1,5,1,'GL #',h); ws.merge_range(4,2,5,2,'Tax map',h); ws.merge_range(4,3,4,6,'ENTITIES',g); ws.merge_range(4,7,5,7,'Eliminations',h); ws.merge_range(4,8,4,9,'CONSOLIDATED',g)
for i,e in enumerate(ents): ws.write(5,3+i,e,h)
ws.write(5,8,'6/30/2025',h); ws.write(5,9,'6/30/2024',h); ws.set_row(5,32)
r=6; rows=[];tots=[];G=[0]*7; from xlsxwriter.utility import xl_rowcol_to_cell as X
subs=[]
for s,l in S:
    ws.write(r,0,s.upper(),sec); r+=1; r0=r; T=[0]*7
    for n,k,_,_ in l:
        v=[c.get(k) for c in col]+[el.get(k)]
        v+= [sum(x or 0 for x in v)]; v+=[sum(c.get(k) or 0 for c in pc)+pe.get(k,0)]
        ws.write(r,0,n,ind); ws.write(r,1,k,F(align='center')); ws.write(r,2,'F1065-'+k[:2],ind)
        for i,x in enumerate(v):
            if x is None: continue
            T[i]+=x; 
            if i==1: # pasted as text from the PDF of the manager
                ws.write_string(r,3+i,('('+f2(-x)+')') if x<0 else f2(x),tx)
            elif i==5: ws.write_formula(r,8,f'=SUM(D{r+1},F{r+1}:H{r+1})+NUMBERVALUE(0)' if False else f'={"+".join(X(r,c) for c in (3,5,6,7))}+{c2(v[1] or 0)}',m,c2(x))
            else: ws.write_number(r,3+i,c2(x),m)
        rows.append({"account":k,"name":n,**{a:(None if x is None else c2(x)) for a,x in zip(M,v)}}); r+=1
    ws.write(r,0,'Total '+s.lower(),st); ws.write(r,1,'',st)
    for i,x in enumerate(T):
        ws.write_number(r,3+i,c2(x),st); G[i]+=x
    tots.append({"label":'Total '+s.lower(),**{a:c2(x) for a,x in zip(M,T)}}); r+=2
assert not any(G),G
ws.write(r,0,'Check (must be zero)',gt); ws.write(r,1,'',gt)
for i in range(7): ws.write_number(r,3+i,0,gt)
tots.append({"label":'Check (must be zero)',**{a:0.0 for a in M}}); r+=2
ws.merge_range(r,0,r+1,9,'Eliminations: Mgmt Co fees against property expense (4600 / 6500); affiliate advances (1350 / 2350). Ostrander is pasted from the outside manager\'s report and sits as text; do not SUM that column.',F(text_wrap=1,font_size=9,valign='top'))
ws.freeze_panes(6,3); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
n2.write(0,0,'Open points'); n2.write(1,0,'1. Kettle Brook infrastructure: reclass of $12,400 well pump pending.'); n2.write(2,0,'2. K-1 for 2024 received from Ostrander 4/2.'); wb.close()
save('tb_consolidating_june','xlsx','TB',None,M,rows,tots)
