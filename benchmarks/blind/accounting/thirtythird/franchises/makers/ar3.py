from _truth import *
import xlsxwriter
# franchisee's sheet: months across, retail strip + apartments above
K=["m0","m1","m2","m3","other:Feb & Prior","prepaid","total","deposit"]
D=[("Retail",[("S-1","Blue Heron Dry Cleaners","NNN",[0,0,0,0,0,-2418.75],4200,"6/27/25"),("S-2","Tacos El Farolito","NNN",[3910.42,3910.42,1250,0,0,0],7000,"5/19/25"),("S-3","Nailtique by Oriane","Gross",[2150,0,0,0,0,0],2150,"6/2/25"),("S-4/5","Summit Vape & Glass","NNN",[5244.1,5244.1,5244.1,5244.1,8812.66,0],9500,"1/10/25"),("S-6","Northbend Physical Therapy","NNN",[318.27,0,0,0,0,0],6850,"6/5/25"),("S-8","Pawsitively Groomed","Gross",[2475,1237.5,0,0,0,0],2475,"6/12/25"),("S-9","H&L Tax Service (vacated 3/31)","Former",[0,0,0,1875,604.18,0],0,"4/2/25"),("Pad A","Crestline Coffee Drive-Thru","Ground",[0,0,0,0,1162.4,0],12000,"6/1/25")]),
("Apartments",[("1","Odalys Marchetti","M-M",[845,0,0,0,0,0],700,"5/30/25"),("2","Fenwick Grayson","Lease",[920,920,310,0,0,0],900,"4/21/25"),("4","Pilar Ostrander","Lease",[0,0,0,0,0,-65],900,"6/28/25"),("5","Quentin Asare","Lease",[50,50,50,50,0,0],950,"6/3/25"),("7","Leocadia Brunn","Sec 8",[112,112,0,0,0,0],500,"6/6/25"),("8","Ezra Whitcombe","Lease",[975,975,975,425.5,0,0],975,"3/14/25"),("9","T. Mbeki-Larsson","Lease",[37.5,0,0,0,0,0],950,"6/9/25"),("10","Augusta Filmore","M-M",[0,0,0,0,284.9,0],700,"6/4/25"),("11","Jorah Pinkerton","Lease",[1010,455,0,0,0,0],1000,"6/17/25"),("14","Zinnia Faulk (skipped)","Former",[0,0,960,960,1185.33,0],950,"2/11/25"),("15","Renske Holloway","Lease",[0,0,0,0,0,-980],950,"6/30/25"),("16","Dashiell Crome","Sec 8",[204,204,204,0,0,0],600,"6/6/25")])]
wb=xlsxwriter.Workbook(doc('AR_cascade_crossing.xlsx')); ws=wb.add_worksheet('AR 6-30')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':11,**k})
ws.set_column(0,0,2); ws.set_column(1,1,8); ws.set_column(2,2,31); ws.set_column(3,3,9); ws.set_column(4,11,12); ws.set_column(12,12,10); ws.set_column(13,13,34)
ws.write(0,1,'CASCADE CROSSING - who owes what',F(bold=True,font_size=16,font_color='#7A2E0E')); ws.write(1,1,'Keyhaven of Yakima Valley / Month end June 30, 2025 / B. Strohmeyer',F(italic=True))
h=F(bold=True,bg_color='#FCE4D6',border=1,align='center',valign='vcenter',text_wrap=True)
for j,t in enumerate(['Unit','Tenant','Lease\nType','Jun-25','May-25','Apr-25','Mar-25','Feb & Prior','Prepaid','Total Owed','Security Deposit','Last Pmt','Comments'],1): ws.write(3,j,t,h)
ws.set_row(3,32); ws.freeze_panes(4,3)
num='#,##0.00;[Red](#,##0.00);"-"??'
n=F(num_format=num); tx=F(); ctr=F(align='center'); bt=F(num_format=num,bold=True); nb=F(num_format=num,top=1,bold=True,bg_color='#F2F2F2'); sb=F(bold=True,top=1,bg_color='#F2F2F2'); note=F(italic=True,font_size=9)
C={'S-4/5':'with atty - 3 day pay or vacate','S-2':'promised 7/10','14':'to collections 6/15','5':'disputes water bill-back','Pad A':'2024 CAM true-up'}
r=4; rows=[];tot=[];G=[0]*8; marks=[]
c2=lambda j:'ABCDEFGHIJKLMN'[j]
for sec,L in D:
    ws.write(r,1,sec.upper(),F(bold=True,underline=1)); r+=1; S=[0]*8; a=r
    for u,t,lt,b,dep,lp in L:
        o=round(sum(b),2); v=b+[o,dep]
        if u.isdigit(): ws.write_number(r,1,int(u),F(align='left'))
        else: ws.write(r,1,u,tx)
        ws.write(r,2,t,tx); ws.write(r,3,lt,ctr)
        for j in range(6):
            if v[j]: ws.write_number(r,4+j,v[j],n)
            else: ws.write_blank(r,4+j,None,n)
        ws.write_formula(r,10,f'=SUM(E{r+1}:J{r+1})',bt,o); ws.write_number(r,11,dep,n); ws.write(r,12,lp,ctr)
        if u in C: ws.write(r,13,C[u],note)
        rows.append({"unit":u,"name":t,**{k:(x or None) for k,x in zip(K,v)}}); S=[round(x+y,2) for x,y in zip(S,v)]; r+=1
    lab=f'{sec} subtotal'; ws.write_blank(r,1,None,sb); ws.write(r,2,lab,sb); ws.write_blank(r,3,None,sb)
    for j in range(8): ws.write_formula(r,4+j,f'=SUM({c2(4+j)}{a+1}:{c2(4+j)}{r})',nb,S[j])
    marks.append(r+1); tot.append({"label":lab,**{k:(x or None) for k,x in zip(K,S)}}); G=[round(x+y,2) for x,y in zip(G,S)]; r+=2
g=F(num_format=num,bold=True,top=1,bottom=6); ws.write(r,2,'GRAND TOTAL',F(bold=True))
for j in range(8): ws.write_formula(r,4+j,'='+'+'.join(f'{c2(4+j)}{q}' for q in marks),g,G[j])
tot.append({"label":'GRAND TOTAL',**dict(zip(K,G))})
ws.write(r+2,1,'S-4/5 was two spaces, one lease. Retail rent due on the 1st, late on the 6th. Section 8 lines are tenant portion only.',note)
ws.set_landscape(); ws.fit_to_pages(1,1)
w2=wb.add_worksheet('call log'); w2.set_column(0,0,12); w2.set_column(1,1,60)
for i,(a,b) in enumerate([('Date','Note'),('6/18','Left message, Tacos El Farolito'),('6/20','Crome - wage garnishment letter received'),('6/24','Served notice at S-4/5'),('6/26','Whitcombe says tax refund is coming')]): w2.write(i,0,a); w2.write(i,1,b)
wb.close()
save('AR_cascade_crossing','xlsx','AR',K,rows,tot,None,'MIXED_USE','AGED_RECEIVABLES','a33b',"franchisee's own sheet, months across, prepaid and deposit columns, two sections, blanks for none",True)
print(len(rows),G)
