# Office tower stacking summary by floor, xlsx
import random, xlsxwriter; from h import *
R=random.Random(8422)
Z=[("LOW RISE",list(range(2,10)),(27.5,33.5),34),("MID RISE",list(range(10,19)),(30,36.5),37.5),("HIGH RISE",list(range(20,28)),(34,43),42)]
file='Wacker_Stacking_Summary_Q3-26.xlsx'
wb=xlsxwriter.Workbook(B+'/documents/'+file); nt=wb.add_worksheet('Notes'); ws=wb.add_worksheet('Stack by Floor')
g=dict(font_name='Calibri',font_size=10,valign='vcenter'); F=lambda **k:wb.add_format({**g,**k})
t=F(bold=True,font_size=16,font_color='#203864'); it=F(italic=True,font_color='#595959')
hd=F(bold=True,font_color='white',bg_color='#203864',text_wrap=True,align='center',border=1); zn=F(bold=True,rotation=90,align='center',bg_color='#D9E1F2',border=1)
bx=dict(border=4); n0=F(num_format='#,##0;;"-"',**bx); nI=F(num_format='0',align='center',**bx); pc=F(num_format='0.0%',**bx); d2=F(num_format='$#,##0.00',**bx); d0=F(num_format='$#,##0',**bx); tx=F(align='left',**bx)
B_=dict(bold=True,top=1,bottom=1,bg_color='#F2F2F2'); N0=F(num_format='#,##0;;"-"',**B_); NI=F(num_format='0',align='center',**B_); PC=F(num_format='0.0%',**B_); D2=F(num_format='$#,##0.00',**B_); D0=F(num_format='$#,##0',**B_); TX=F(**B_)
ws.hide_gridlines(2); ws.write('B2','441 West Wacker Drive, Chicago',t); ws.write('B3','Stacking summary by floor - leases in place September 30, 2026; BOMA 2017 rentable area',it)
H=['Zone','Floor','RSF','Suites','Occ.','Vac.','Leased SF','Available SF','% Leased','Wtd. Avg. Base Rent / SF','Annual Base Rent','Asking Rent / SF','Largest Occupier']
for j,h in enumerate(H): ws.write(5,1+j,h,hd)
ws.set_row(5,45)
KEY=['total_sf','units','occupied','vacant','other:Leased SF','other:Available SF','pct_leased','actual_sf','other:Annual Base Rent','market_sf']
ten=["Halvorsen Trust Co.","Brightwater Actuarial","Kessler Munro LLP","Ninth Street Capital","Odell & Pratt","Civic Rail Systems","Larkspur Health Plans","GrainBridge Trading","Union Mutual Re","Aster Legal Group","Cobalt Analytics","Fenwick Consulting"]
y=6; rows=[];tot=[];G=[0]*7
def out(y,lab,v,fm,l,big=None):
    ws.write(y,2,lab,l)
    for j,(x,q) in enumerate(zip(v,fm)):
        if x is None: ws.write_blank(y,3+j,None,q)
        else: ws.write(y,3+j,x/100 if j==6 and False else (round(x/100,3) if j==6 else x),q)
    ws.write(y,13,big or '',l)
for z,fl,(lo,hi),ask in Z:
    y0=y; S=[0]*7
    ra=R.choice([21480,21615,20940])
    for k in fl:
        rsf=ra-(R.choice([0,0,312,188]) if k%3 else 0)
        if k==9: rsf=17220
        st=R.choice(['full1','full1','multi','multi','multi','multi'])
        if k in(14,23): st='empty'
        if k in(20,21,22): st='full1'
        if st=='full1': u,o,ls=1,1,rsf
        elif st=='empty': u,o,ls=(2,0,0) if k==14 else (1,0,0)
        else:
            u=R.randint(3,7); va=R.choice([0,1,1,2]); o=u-va; ls=rsf-(int(rsf*va/u*R.uniform(.7,1.15)) if va else 0)
        r=round(R.uniform(lo,hi),2) if o else None
        ann=round(ls*r) if o else None
        am=round(ask+(k-fl[0])*.25,2)
        v=[rsf,u,o,u-o,ls,rsf-ls,round(ls/rsf*100,1),r,ann,am]
        lab=str(k); big='VACANT' if not o else ('Union Mutual Re' if k in(20,21,22) else R.choice(ten))
        out(y,k,v,[n0,nI,nI,nI,n0,n0,pc,d2,d0,d2],tx,big)
        rows.append(dict(type=lab,**{a:b for a,b in zip(KEY,v)}))
        if v[4]==0: rows[-1].pop('other:Leased SF')
        if v[5]==0: rows[-1].pop('other:Available SF')
        for j,q in enumerate([rsf,u,o,u-o,ls,ann or 0,rsf*am]): S[j]+=q
        y+=1
    ws.merge_range(y0,1,y-1,1,z,zn)
    a=lambda S:[S[0],S[1],S[2],S[3],S[4],S[0]-S[4],round(S[4]/S[0]*100,1),round(S[5]/S[4],2),S[5],round(S[6]/S[0],2)]
    L=f'{z.title()} total'; out(y,L,a(S),[N0,NI,NI,NI,N0,N0,PC,D2,D0,D2],TX); ws.write(y,1,'',TX); tot.append(dict(label=L,**dict(zip(KEY,a(S))))); y+=1
    for j,q in enumerate(S): G[j]+=q
y+=1
L='Tower total / wtd. avg.'; out(y,L,a(G),[N0,NI,NI,NI,N0,N0,PC,D2,D0,D2],TX); ws.write(y,1,'',TX); tot.append(dict(label=L,**dict(zip(KEY,a(G)))))
ws.write(y+2,1,'Floor 19 is mechanical. Ground floor retail and the 212-stall garage are reported separately.',it)
ws.set_column('A:A',2); ws.set_column('B:B',6); ws.set_column('C:C',22); ws.set_column('D:D',10); ws.set_column('E:G',7); ws.set_column('H:I',11); ws.set_column('J:J',9); ws.set_column('K:K',11); ws.set_column('L:L',14); ws.set_column('M:M',10); ws.set_column('N:N',24)
ws.set_landscape(); ws.fit_to_pages(1,1)
for i,s in enumerate(['Stacking summary notes','1. Suites counts demising as built; a full-floor tenant is one suite.','2. Base rent excludes recoveries and free rent.','3. Asking rents per leasing team memo of 2 September 2026.','4. Month-to-month storage in the basement excluded.']): nt.write(i,0,s,F(bold=i==0))
nt.set_column(0,0,60); ws.activate(); wb.close()
save(file,'UM','office tower stacking summary by floor with rotated zone cells, weighted averages, two sheets',False,KEY,rows,tot)
print(len(rows),tot)
