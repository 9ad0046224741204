from common import *
import xlsxwriter
r=random.Random(808); N=Names(r)
NAME='Harrow Gardens Coop - Maintenance Roll 093025.xlsx'
wb=xlsxwriter.Workbook(DOC+'/'+NAME)
F=lambda **k: wb.add_format(dict(font_name='Times New Roman',font_size=10,**k))
c0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Roll 9-30-25'); w3=wb.add_worksheet('Arrears > 60')
c0.write('B3','HARROW GARDENS MUTUAL HOUSING COOPERATIVE',F(bold=1)); c0.write('B5','Submission to Harbor Street Community Development Fund'); c0.write('B6','Underlying mortgage renewal, loan CDF-1182'); c0.write('B8','Tab 2: carrying charge roll.  Tab 3: arrears over 60 days.')
h=F(bold=1,bottom=2,text_wrap=1,align='center',valign='bottom'); t=F(); m=F(num_format='#,##0.00_);(#,##0.00);"-"??_)'); d_=F(num_format='dd-mmm-yyyy',align='center'); b=F(bold=1,top=1,num_format='#,##0.00_);(#,##0.00)'); bn=F(bold=1,top=1,num_format='#,##0'); n0=F(num_format='#,##0')
ws.merge_range('A1:L1','Harrow Gardens Mutual Housing Cooperative, Inc.',F(bold=1,align='center')); ws.merge_range('A2:L2','Schedule of Members, Shares and Monthly Carrying Charges',F(bold=1,align='center')); ws.merge_range('A3:L3','September 30, 2025',F(align='center'))
H=['Bldg.','Apt.','Member','Rms','Shares','Move-in Date','Monthly Carrying Charge (Rent)','Parking','Air Cond.','Capital Assess- ment','Total Monthly','Owed at 9/30/25']
for i,x in enumerate(H): ws.write(4,i,x,h)
ws.set_row(4,42)
rr=5; rows=[]; tot=[0]*7; v=sub=0; arre=[]
for bl in ['14 Harrow','16 Harrow','20 Harrow','3 Stone Ct']:
    first_=True
    for fl in (1,2,3,4):
        for L in 'ABCD':
            if bl=='3 Stone Ct' and fl>2: continue
            apt=f'{fl}{L}'; rms={'A':3,'B':4,'C':4,'D':5}[L]; sh=rms*25+fl*2; cc=round(sh*5.62,2)
            if first_: ws.write(rr,0,bl,F(bold=1)); first_=False
            ws.write(rr,1,apt,t); ws.write(rr,3,rms,n0); 
            row=dict(unit=apt,building=bl)
            if (bl,apt) in {('14 Harrow','3B'),('20 Harrow','1D')}:
                ws.write(rr,2,'Vacant - held by Co-op',F(italic=1)); ws.write(rr,4,sh,n0); row['statusText']='Vacant - held by Co-op'; v+=1
                tot[0]+=sh
            else:
                nm=N.lf() if r.random()<.75 else N.lf()+' & '+r.choice(FIRST)
                k=r.random()
                if k<.05 and not bl.startswith('3'): nm+=' (sublet)'
                ms=rdate(r,D(1988,1,1),D(2025,7,1)); pk=45. if r.random()<.4 else None; ac=r.choice([None,None,12.,24.]); asm=round(sh*.35,2)
                T=round(cc+(pk or 0)+(ac or 0)+asm,2); ow=0. if r.random()<.8 else round(r.choice([.5,1,1,2,3,-1])*T,2)
                ws.write(rr,2,nm,t); ws.write(rr,4,sh,n0); ws.write_datetime(rr,5,dt.datetime(ms.year,ms.month,ms.day),d_); ws.write(rr,6,cc,m)
                if pk: ws.write(rr,7,pk,m)
                if ac: ws.write(rr,8,ac,m)
                ws.write(rr,9,asm,m); ws.write_formula(rr,10,f'=SUM(G{rr+1}:J{rr+1})',m,T)
                ws.write(rr,11,ow,m)
                if ow>T*1.9: arre.append((bl,apt,nm,ow))
                for i,x in enumerate([sh,cc,pk or 0,ac or 0,asm,T,ow]): tot[i]+=x
                row.update(tenantName=nm,statusText='Occupied',contractRent=cc,totalCharges=T,moveInDate=ms,balance=ow if ow else None,charges=[dict(code=q,amount=w) for q,w in(('Parking',pk),('Air Cond.',ac),('Capital Assessment',asm)) if w is not None])
            rows.append(row); rr+=1
    rr+=1
ws.write(rr,2,'TOTAL',b)
for i,col in enumerate([4,6,7,8,9,10,11]):
    L='ABCDEFGHIJKL'[col]; ws.write_formula(rr,col,f'=SUM({L}6:{L}{rr})',bn if col==4 else b,round(tot[i],2))
n=len(rows); ws.write(rr+2,1,f'Apartments: {n}     Member-occupied or sublet: {n-v}     Vacant (held by Co-op): {v}',t); ws.write(rr+3,1,'Carrying charges increased 3% by Board resolution effective 1 January 2025. The Co-op pays no carrying charge on apartments it holds.',t)
for k,w in enumerate([11,6,34,5,7,13,13,9,8,10,11,11]): ws.set_column(k,k,w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.set_footer('&LHarrow Gardens&RPage &P of &N'); ws.hide_gridlines(2)
w3.write_row(0,0,['Building','Apt','Member','Owed']); 
for i,a in enumerate(arre): w3.write_row(i+1,0,a)
ws.activate(); wb.close(); print(n,v,tot)
save(NAME,dict(propertyName='Harrow Gardens Mutual Housing Cooperative, Inc.',asOnDate='2025-09-30',units=n,occupied=n-v,vacant=v,sheet='Roll 9-30-25',rows=rows),'COOPERATIVE','Carrying-charge roll of a housing cooperative, building printed once and blank below, apartments repeat per building',True)
