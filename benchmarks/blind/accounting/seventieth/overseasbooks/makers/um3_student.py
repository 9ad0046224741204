from common import *
import xlsxwriter
rnd=random.Random(909)
fn='Grangegorman_PBSA_appraisal_v7.xlsx'
wb=xlsxwriter.Workbook(D+fn); ss=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Room Mix')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
ttl=F(bold=1,font_color='#7030A0'); ttl.set_font_size(15); n0=F(num_format='#,##0'); n1=F(num_format='#,##0.0'); e0=F(num_format='€#,##0'); ea=F(num_format='€#,##0'); p1=F(num_format='0.0%'); inp=F(num_format='€#,##0',font_color='#0000FF'); ini=F(num_format='#,##0',font_color='#0000FF'); in1=F(num_format='0.0',font_color='#0000FF')
sec=F(bold=1,bg_color='#E4DFEC'); hdr=F(bold=1,font_color='white',bg_color='#7030A0',text_wrap=1,align='center',valign='vcenter')
tt=dict(bold=1,top=1); t_l=F(**tt); t0=F(num_format='#,##0',**tt); t1=F(num_format='#,##0.0',**tt); te=F(num_format='€#,##0',**tt); tp=F(num_format='0.0%',**tt)
tg=dict(bold=1,top=6,bg_color='#CCC0DA'); g_l=F(**tg); g0=F(num_format='#,##0',**tg); g1=F(num_format='#,##0.0',**tg); ge=F(num_format='€#,##0',**tg); gp=F(num_format='0.0%',**tg)
BL=[("Block 1 (Kirwan)",[("Cluster en-suite - 6 bed",96,13.2,249,44),("Cluster en-suite - 8 bed",64,12.8,239,44),("Cluster en-suite premium",24,15.1,268,44),("Accessible en-suite",5,19.5,249,44),("Studio - standard",18,19.8,305,51),("Studio - large",6,24.2,335,51)]),
("Block 2 (Rathdown)",[("Cluster en-suite - 5 bed",80,13.4,252,44),("Cluster en-suite - 7 bed",84,12.9,244,44),("Twin en-suite (per bed)",28,9.6,189,44),("Accessible en-suite",4,19.5,252,44),("Studio - standard",22,19.8,305,51)]),
("Block 3 (Fingal)",[("Cluster en-suite - 6 bed",72,13.2,251,44),("Cluster en-suite premium",30,15.3,270,44),("Accessible en-suite",3,19.8,251,44),("Studio - standard",12,20.1,308,51),("Studio - large",8,24.6,338,51),("1-bed apartment (couples)",4,36.5,420,51)])]
ALL=sum(x[1] for _,l in BL for x in l)
for c,w in enumerate([2,30,9,9,10,11,11,9,13,13,13]): ws.set_column(c,c,w)
ws.write(0,1,"Grangegorman Lower PBSA - Room mix and rental income",ttl); ws.write(1,1,"Academic year 2026/27 rents, all-inclusive of utilities and broadband. Blue = input.",F(italic=1))
H=["Room type","No. of units","% of units","Net area (sq m)","Total area (sq m)","Rent per week","Let weeks","Contract rent per unit","Summer income","Gross annual income"]
for c,h in enumerate(H): ws.write(3,1+c,h,hdr)
ws.set_row(3,32)
K=["units","pct_units","sf","total_sf","other:Rent per week","other:Let weeks","other:Contract rent per unit","other:Summer income","other:Gross annual income"]
r=4; rows=[];totals=[];G=[0,0,0,0]
for b,L in BL:
    for c in range(10): ws.write(r,1+c,b if c==0 else "",sec)
    r+=1; T=[0,0,0,0]; f=r
    for t,n,a,w,k in L:
        con=w*k; su=n*(650 if k==44 else 0); gr=n*con+su; pc=n/ALL
        ws.write(r,1,t,F(indent=1)); ws.write(r,2,n,ini); ws.write(r,3,pc,p1); ws.write(r,4,a,in1); ws.write_formula(r,5,f"=C{r+1}*E{r+1}",n1,r2(n*a)); ws.write(r,6,w,inp); ws.write(r,7,k,ini); ws.write_formula(r,8,f"=G{r+1}*H{r+1}",e0,con); ws.write(r,9,su,e0); ws.write_formula(r,10,f"=C{r+1}*I{r+1}+J{r+1}",e0,gr)
        rows.append({"type":t,**dict(zip(K,[n,round(pc*100,1),a,round(n*a,1),w,k,con,su,gr]))}); r+=1
        for i,v in enumerate((n,n*a,su,gr)): T[i]+=v
    lbl=b.split(' (')[0]+" total"
    ws.write(r,1,lbl,t_l); ws.write_formula(r,2,f"=SUM(C{f+1}:C{r})",t0,T[0]); ws.write(r,3,T[0]/ALL,tp); ws.write(r,4,"",t_l); ws.write_formula(r,5,f"=SUM(F{f+1}:F{r})",t1,r2(T[1]))
    for c in(6,7,8): ws.write(r,c,"",t_l)
    ws.write_formula(r,9,f"=SUM(J{f+1}:J{r})",te,T[2]); ws.write_formula(r,10,f"=SUM(K{f+1}:K{r})",te,T[3])
    totals.append({"label":lbl,"units":T[0],"pct_units":round(100*T[0]/ALL,1),"total_sf":round(T[1],1),K[7]:T[2],K[8]:T[3]}); r+=2
    for i in range(4): G[i]+=T[i]
wavg=round(sum(x[1]*x[3] for _,l in BL for x in l)/ALL)
ws.write(r,1,"Scheme total",g_l); ws.write(r,2,G[0],g0); ws.write(r,3,1,gp); ws.write(r,4,"",g_l); ws.write(r,5,r2(G[1]),g1); ws.write(r,6,wavg,ge); ws.write(r,7,"",g_l); ws.write(r,8,"",g_l); ws.write(r,9,G[2],ge); ws.write(r,10,G[3],ge)
totals.append({"label":"Scheme total","units":G[0],"pct_units":100.0,"total_sf":round(G[1],1),"other:Rent per week":wavg,K[7]:G[2],K[8]:G[3]})
ws.write(r+2,1,"Summer income: 7 weeks' short-stay letting, net of agents, taken at €650 per 44-week room.",F(italic=1)); ws.set_landscape(); ws.fit_to_pages(1,1); ws.set_paper(9); ws.freeze_panes(4,2); ws.hide_gridlines(2)
ss.set_column(0,0,2); ss.set_column(1,1,52); ss.set_column(2,2,18)
ss.write(0,1,"Grangegorman Lower PBSA - Development appraisal v7",ttl); ss.write(1,1,"Ashlar & Quinn Developments, Dublin 7",F())
opx=round(G[3]*.27)
for i,(l,v,fm) in enumerate([("Lettable units",G[0],n0),("Gross annual income",G[3],e0),("Less operating costs (27%)",-opx,F(num_format='€#,##0;(€#,##0)')),("Net operating income",G[3]-opx,F(bold=1,top=1,num_format='€#,##0')),("Exit yield",.0525,F(num_format='0.00%')),("Gross development value",round((G[3]-opx)/.0525,-3),F(bold=1,num_format='€#,##0')),("Construction cost per unit",148500,e0)]):
    ss.write(3+i,1,l,F()); ss.write(3+i,2,v,fm)
ss.hide_gridlines(2); ss.fit_to_pages(1,0); ws.activate(); wb.close()
save(fn,"UM",K,rows,totals,"Irish student scheme appraisal, sheet 'Room Mix' (second sheet), sections by block, weekly rents and let weeks",True)
print(len(rows),totals)
