"""Student-housing delinquency by bed space with note lines under rows (xlsx)."""
import random, json, os
import xlsxwriter
R=random.Random(2154); B=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'); N='delinquency_w_notes_021524'
FN="Aiden Brooke Caleb Destiny Elijah Fatima Grayson Hannah Ines Jaylen Kiara Logan Mateo Naomi Omar Priya Quentin Rosa Skylar Tariq Uma Vince Willow Xavier Yesenia Zach Paige Trent".split()
LN="Abernathy Boudreaux Castellano Dinh Escobedo Fitzwater Guidry Hollander Ibarra Jessup Kowalczyk Landry Mbeki Nakagawa Ostrander Pruitt Quarles Robichaux Stallworth Thibodeaux Upchurch Vang Whitmire Yarborough Zeller Kimbrough Olvera Sandifer".split()
R.shuffle(FN);R.shuffle(LN);nm=[f"{l}, {f}" for l,f in zip(LN,FN)]
NOTES=["2/12 LMT - left VM w/ guarantor (mom), emailed stmt","2/9 LMT - financial aid disbursement pending, says 2/20","Sent to collections 1/31. Do not accept personal checks","Payment plan: $250 every other Fri, current on plan","2/1 - 3-day notice posted. 2/14 - no response","Disputes common area damage charge from Aug turn, RM reviewing","International - wire sent 2/13 per res, ref 44817","Skipped in Dec, keys not returned; relet bed avail."]
K=["b0_30","b31_60","b61_90","b90"];MON=["delinquent"]+K+["prepaid","total","deposit"]
wb=xlsxwriter.Workbook(f"{B}/documents/{N}.xlsx");w=wb.add_worksheet("Delinquency")
b={'font_name':'Tahoma','font_size':9};F=lambda **k:wb.add_format({**b,**k});n='$#,##0.00;-$#,##0.00'
t=F();m=F(num_format=n);mb=F(num_format=n,bold=1,top=1);tb=F(bold=1,top=1);hd=F(bold=1,bg_color='#1F3864',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1);sec=F(bold=1,bg_color='#D9E1F2');no=F(italic=1,font_color='#7F3F00',indent=1);gm=F(num_format=n,bold=1,top=1,bottom=6);gt=F(bold=1,top=1,bottom=6)
w.write(0,0,"The Foundry at Live Oak - Student Living (612 beds)",F(bold=1,font_size=13));w.write(1,0,"Delinquency Report w/ Notes   -   As of 02/15/2024",F(bold=1));w.write(2,0,"Include: Current, Notice, Past     Exclude: balances under $25     Sort: Building, Bed Space",t)
for j,h in ((0,"Bed Space"),(1,"Student ID"),(2,"Resident"),(3,"Lease Status"),(4,"Total Delinquent"),(9,"Prepaid"),(10,"Net Balance"),(11,"Deposits on Hand")):w.merge_range(4,j,5,j,h,hd)
w.merge_range(4,5,4,8,"Days Past Due",hd)
for j,h in zip((5,6,7,8),("0-30","31-60","61-90","Over 90")):w.write(5,j,h,hd)
r=6;rows=[];tots=[];G=[0]*8;i=0;planted=None;ni=0
def line(v,full):
    return [x/100 if x or full else None for x in v]
for bl,k in (("Building 1 - Anvil",8),("Building 2 - Bellows",10),("Building 3 - Crucible",4),("Townhomes",6)):
    w.merge_range(r,0,r,11,bl,sec);r+=1;S=[0]*8
    beds=sorted(R.sample([f"{bl[9] if bl[0]=='B' else 'T'}{x:03d}-{y}" for x in (101,102,104,207,210,211,305,308,312) for y in "ABCD"],k))
    for bed in beds:
        rent=R.choice([64900,71500,75900,82400]);st=R.choices(["Current","Notice","Past"],[7,2,2])[0]
        q=[0,0,0,0]
        d=R.choice([1,1,1,2,2,3,4])
        for x in range(d):q[x]=R.choice([rent,rent+7500,R.randint(3000,rent)])
        if st=="Past":q=[0,0,R.choice([0,rent]),R.randint(30000,260000)]
        if R.random()<.12 and st=="Current":q=[0,0,0,R.randint(2600,15000)]
        pp=-R.randint(2000,12000) if R.random()<.15 else 0
        dl=sum(q);v=[dl]+q+[pp,dl+pp,R.choice([0,0,20000,35000])]
        S=[a+c for a,c in zip(S,v)]
        sid=f"t{R.randint(10**6,10**7-1)}";name=nm[i];p=list(v)
        i+=1
        for j,x in enumerate((bed,sid,name,st)):w.write(r,j,x,t)
        o=line(p,False);row={'unit':bed,'resident':sid,'name':name}
        for j,x in enumerate(o):
            if x is not None:w.write_number(r,4+j,x,m);row[MON[j]]=x
        rows.append(row);r+=1
        if R.random()<.45:
            w.merge_range(r,1,r,11,NOTES[ni%8] if True else '',no);ni+=1;r+=1
    w.write(r,0,"Subtotal",tb);w.write(r,1,f"{k} residents",tb);w.write(r,2,None,tb);w.write(r,3,None,tb)
    for j,x in enumerate(S):w.write_number(r,4+j,x/100,mb)
    tots.append({a:x/100 for a,x in zip(MON,S)});G=[a+c for a,c in zip(G,S)];r+=2
w.write(r,0,"Property Total",gt);w.write(r,1,f"{i} residents",gt);w.write(r,2,None,gt);w.write(r,3,None,gt)
for j,x in enumerate(G):w.write_number(r,4+j,x/100,gm)
tots.append({a:x/100 for a,x in zip(MON,G)})
w.write(r+2,0,"Monthly installments billed 2/1: $447,316.00.  Delinquency excludes spring financial-aid deferrals.",no)
w.set_column(0,0,11);w.set_column(1,1,12);w.set_column(2,2,23);w.set_column(3,3,11);w.set_column(4,11,12.5);w.freeze_panes(6,3);w.set_landscape();w.fit_to_pages(1,0);w.repeat_rows(4,5);wb.close()
json.dump({"name":N+".xlsx","kind":"AR","planted":planted,"money":MON,"rows":rows,"totals":tots},open(f"{B}/truth/{N}.json",'w'),indent=1)
