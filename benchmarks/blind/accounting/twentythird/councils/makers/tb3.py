import random
from common import *
from fpdf import FPDF
R=random.Random(2303)
A=[("Market hall rents","4000",-214),("Shop rents, Butter Row","4010",-88),("Pitch fees, outdoor market","4020",-31),("Cellar and store rents","4030",-9),("Advertising panels","4060",-4),("Insurance recharged","4070",-6),("Bank interest","4900",-2),
("Superintendent and beadle wages","6000",58),("Employer's national insurance","6010",6),("Pension","6020",9),("Rates on empty stalls","6100",4),("Electric light and power","6110",41),("Gas","6115",12),("Water","6120",3),("Cleansing and refuse","6130",19),("Repairs to fabric","6200",37),("Clock and bell maintenance","6205",2),("Security and CCTV","6210",11),("Insurance premium","6300",8),("Publicity and Christmas lights","6400",7),("Legal and lease renewal fees","6500",5),("Audit fee","6510",3),("Bad debts written off","6600",1),("Loan interest, PWLB","7000",14),("Depreciation","7500",0),
("Hall and shops, at valuation","0010",2400),("Plant, stalls and fittings","0020",130),("Plant depreciation","0021",-62),("Trade debtors","1100",26),("Provision for doubtful debts","1105",-5),("Prepayments","1110",4),("Current account, County Bank","1200",0),("Petty cash","1230",0.2),("Trade creditors","2100",-14),("Accruals","2109",-3),("VAT control","2200",-7),("Stallholders' deposits","2300",-12),("Rent in advance","2310",-16),("PWLB loan 2038","2400",-380),("Revaluation reserve","3000",-1600),("General reserve","3010",0)]
J={"4000":("1",0,412500),"2310":("1",412500,0),"7500":("2",1284000,0),"0021":("2",0,1284000),"6110":("3",318742,0),"6115":("3",90417,0),"2109":("3",0,634159),"6510":("3",225000,0),"6300":("4",0,201766),"1110":("4",201766,0),"6600":("5",148310,0),"1105":("5",0,148310)}
data=[]
for n,c,k in A:
    b=int(k*100000*R.uniform(.93,1.07)) if k not in(0,) else 0
    if k==2400:b=240000000
    if k==-1600:b=-160000000
    if k==0.2:b=20000
    data.append([n,c,b])
    data[-1].append(int(b*R.uniform(.9,1.08)) if b not in(240000000,-160000000,20000) else b)
d={x[1]:x for x in data}
d["1200"][2]=3864219;d["1200"][3]=2977450;d["7500"][3]=1284000
for i in(2,3):d["3010"][i]=-sum(x[i] for x in data if x[1]!="3010")
g=["LEDGER BEFORE CLOSE","CLOSING JOURNALS","FINAL TRIAL BALANCE"]
K=[f"other:{x} {y}" for x in g for y in("Debit","Credit")]+["other:31 March 2024 Final"]
# printed order: name, N/C, groups, Jnl no after journals, prior
class P(FPDF):
    def header(self):
        self.set_font('Times','B',13);self.cell(0,6,'Aldermere Market Hall & Butter Row Shops',new_x='LMARGIN',new_y='NEXT')
        self.set_font('Times','I',9.5);self.cell(0,5,"County Council trading undertaking - trial balance at 31 March 2025, in pounds (Sage 50, period 12)",new_x='LMARGIN',new_y='NEXT');self.ln(2)
        self.set_font('Times','B',8.5);self.set_fill_color(226,220,205)
        self.cell(58+14,5,'',fill=True)
        for i,x in enumerate(g):
            self.cell(44+(8 if i==1 else 0),5,x,align='C',fill=True,border='LB')
        self.cell(28,5,'31 March 2024',align='R',fill=True,border='L',new_x='LMARGIN',new_y='NEXT')
        self.cell(58,5,'Account',fill=True,border='B');self.cell(14,5,'N/C',fill=True,border='B')
        for i in range(3):
            self.cell(22,5,'Debit',align='R',fill=True,border='LB');self.cell(22,5,'Credit',align='R',fill=True,border='B')
            if i==1:self.cell(8,5,'Jnl',align='C',fill=True,border='B')
        self.cell(28,5,'Final',align='R',fill=True,border='LB',new_x='LMARGIN',new_y='NEXT')
    def footer(self):
        self.set_y(-11);self.set_font('Times','I',8);self.cell(0,5,f'Market undertaking year end file, section B - sheet {self.page_no()}',align='C')
pdf=P('L','mm','A4');pdf.set_auto_page_break(True,16);pdf.set_margins(14,12,14);pdf.add_page()
sp=lambda b:(b if b>0 else None,-b if b<0 else None)
rows=[];T=[0]*6;PY=0
def line(n,c,v,j,py,bold=False,fill=False):
    b='T' if bold else 0
    pdf.set_font('Times','B' if bold else '',9);pdf.set_fill_color(246,244,238)
    h=5.2
    pdf.cell(58,h,n,fill=fill,border=b);pdf.cell(14,h,c,fill=fill,border=b)
    for i,x in enumerate(v):
        s='' if x is None else f2(x)
        if bold and s:s='£'+s
        pdf.cell(22,h,s,align='R',fill=fill,border=b)
        if i==3:pdf.cell(8,h,j,align='C',fill=fill,border=b)
    pdf.cell(28,h,py,align='R',fill=fill,border=b,new_x='LMARGIN',new_y='NEXT')
for i,(n,c,b,py) in enumerate(data):
    j,jd,jc=J.get(c,("",0,0));v=[*sp(b),jd or None,jc or None,*sp(b+jd-jc)]
    ps='' if not py else (f2(py) if py>0 else f'({f2(-py)})')
    line(n,c,v,j,ps,fill=i%2==1)
    row={"account":c,"name":n,**{k:p(x) for k,x in zip(K,v)}}
    if py:row[K[6]]=p(py);PY+=py
    rows.append(row);T=[a+(x or 0) for a,x in zip(T,v)]
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5] and PY==0
line('Trial balance totals','',T,'','0.00',bold=True)
totals=[{"label":"Trial balance totals",**{k:p(x) for k,x in zip(K,T)},K[6]:0}]
pdf.ln(5);pdf.set_font('Times','',9)
pdf.multi_cell(0,4.6,"Journals: 1 rent banked for 2025/26 released from rent in advance in error at P11 and the March quarter day invoices moved; 2 depreciation on plant at 10%; 3 accruals for energy and audit; 4 insurance paid to September carried forward; 5 provision for stalls 17 and 22.\nCredits in the 2024 column are in brackets. Account names come before the nominal code to match the published market accounts.")
fn='aldermere_market_tb_2025.pdf'
pdf.output(D(fn));print('tb3',len(rows),pdf.page_no())
save(fn,'TB',K,rows,totals,None,'RETAIL','Market undertaking treasurer, Sage with closing journals','serif landscape PDF, name before code, three Debit/Credit pairs with journal number column in the middle','pairs that are not opening/period/closing; journal number beside amounts; prior year in brackets',3)
