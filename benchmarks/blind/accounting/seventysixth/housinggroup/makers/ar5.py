# Xero aged receivables summary by month, Australian retirement village, xlsx
from h import *
import xlsxwriter
R=random.Random(7605)
SN="Achterberg Bagnall Birdsall Caruana Coombes Dwyer Eccleston Fazzari Gillespie Hallworth Ivanhoe Jessup Kowalczyk Lockyer Maddigan Nesbitt Oberhauser Pascoe Quilty Rathbone Sneddon Tregenza Vella Whitford Yelland Zammit Abbott-Lyle Brimblecombe Corrigan Dalziel Fitzsimon Grimley Hocking Jolliffe Kerslake Lanyon Mulready Nankivell".split()
FN="Beryl Colin Doreen Ernest Fay Graeme Hazel Iris Jean Keith Lorna Merv Noel Olive Peter Rhonda Shirley Trevor Una Valda Wal".split()
C=[]
VN=R.sample([x for x in range(1,125) if x!=31],60)
for i,s in enumerate(SN):
    a=R.choice(FN);b=R.choice(FN)
    C.append((f"{s}, {a}"+(f" & {b}" if R.random()<.35 and b!=a else ""),f"V{VN[i]:03d}",'r'))
C+=[("Estate of the late "+"M Podmore","V031",'e'),("Bluegum Hairdressing Pty Ltd","T-HAIR",'t'),("Corrimal Community Physio","T-PHYS",'t'),("Department of Veterans' Affairs","DVA",'d'),("Village Cafe (J Trinh)","T-CAFE",'t')]
C.sort(key=lambda r:r[0].lower())
K=["current","other:October","other:September","other:August","other:July","other:Older","total"]
rows=[];T=[0]*7;data=[]
for n,a,k in C:
    fee=R.choice([48790,51260,53415,46120])
    b=[0]*6;u=R.random()
    if k=='e': b=[0,fee,fee,fee,fee,fee*2+18400]
    elif k=='t': b=[R.choice([96800,121000,154000]),R.choice([0,96800]),0,0,0,0]
    elif k=='d': b=[0,214336,71445,0,0,0]
    elif u<.35: b[0]=fee
    elif u<.6: b[0]=fee;b[1]=R.choice([fee,fee//2,3850,1275])
    elif u<.72: b[1]=-R.choice([fee,20000,5000,1140])
    elif u<.82: b[0]=fee;b[5]=R.choice([-2210,1890,16500])
    elif u<.92: b=[fee,fee,fee,R.choice([0,fee]),0,0]
    else: b[2]=R.choice([2840,6600,12155])
    data.append((n,a,b+[sum(b)]))
ac=[d for d in data]
wb=xlsxwriter.Workbook(doc('Waratah_Grove_-_Aged_Receivables_Summary.xlsx'));ws=wb.add_worksheet('Aged Receivables Summary')
F=lambda **q:wb.add_format({'font_name':'Arial','font_size':9,**q})
nf='#,##0.00;(#,##0.00);0.00'
ws.merge_range('A1:I1','Aged Receivables Summary',F(bold=True,font_size=14,align='center'));ws.merge_range('A2:I2','Waratah Grove Retirement Village Pty Ltd',F(font_size=11,align='center'));ws.merge_range('A3:I3','As at 31 October 2025',F(font_size=11,align='center'));ws.merge_range('A4:I4','Ageing by due date  |  Includes unallocated receipts and credit notes',F(align='center'))
hd=['Contact','Account Number','Current','October','September','August','July','Older','Total']
for i,h in enumerate(hd): ws.write(5,i,h,F(bold=True,bottom=1,align='left' if i<2 else 'right'))
r=6
for n,a,b in data:
    ws.write(r,0,n,F());ws.write(r,1,a,F())
    for i,q in enumerate(b): ws.write_number(r,2+i,m(q),F(num_format=nf))
    rows.append({"name":n,"resident":a,**{k:m(q) for k,q in zip(K,b)}});T=[x+y for x,y in zip(T,b)];r+=1
ws.write(r,0,'Total',F(bold=True,top=1));ws.write(r,1,'',F(top=1))
for i,q in enumerate(T): ws.write_number(r,2+i,m(q),F(bold=True,top=1,num_format=nf))
ws.write(r+1,0,'Percentage of total',F(italic=True))
for i,q in enumerate(T): ws.write_number(r+1,2+i,q/T[6],F(italic=True,num_format='0.00%'))
ws.set_column(0,0,36);ws.set_column(1,1,15);ws.set_column(2,8,12);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0)
wb.close()
save('Waratah_Grove_-_Aged_Receivables_Summary.xlsx','AR','Xero aged receivables summary, month-named buckets, credits',False,K,rows,[{"label":"Total",**{k:m(q) for k,q in zip(K,T)}}])
print(T,len(rows))
