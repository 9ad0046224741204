# office suite mix by size band over 3 towers, xlsx; stacking plan on first sheet
from common import *
import xlsxwriter
R=random.Random(7108)
BAND=['Under 1,500 SF','1,500 - 2,999 SF','3,000 - 5,999 SF','6,000 - 11,999 SF','12,000 - 19,999 SF','Full Floor (20,000+ SF)']
RG=[(720,1480),(1520,2980),(3050,5950),(6050,11900),(12100,19800),(21800,24600)]
B_=[('One Marlow Center',[9,14,11,6,3,5],34.5),('Two Marlow Center',[6,12,13,8,2,4],36.0),('Marlow Annex',[16,10,4,1,0,0],27.25)]
K=['units','occupied','vacant','total_sf','other:Leased SF','other:Vacant SF','pct_leased','sf','actual_sf','market_sf']
H=['Suites','Occ.','Vac.','RSF','Leased SF','Vacant SF','% Leased','Avg Suite SF','In-Place $/RSF','Asking $/RSF']
n='Marlow Center suite mix + stack 4Q25.xlsx'; wb=xlsxwriter.Workbook(D(n)); F=lambda **k: wb.add_format({'font_name':'Georgia','font_size':10,**k})
st=wb.add_worksheet('Stack'); ws=wb.add_worksheet('Suite Mix')
rows=[];totals=[];G=[0]*6; Gr=0
ws.set_landscape(); ws.fit_to_pages(1,1); ws.hide_gridlines(2)
ws.write('B2','Marlow Center - Suite Mix by Size',F(bold=True,font_size=14)); ws.write('B3','Three-building office complex, rentable area per BOMA 2017; leases in effect at 12/31/2025',F(italic=True))
h=F(bold=True,font_color='white',bg_color='#3B4F2F',text_wrap=True,align='center',valign='vcenter')
ws.set_column(0,0,2); ws.set_column(1,1,27); ws.set_column(2,11,11); ws.set_row(4,30); ws.write(4,1,'Suite Size',h)
for i,x in enumerate(H): ws.write(4,2+i,x,h)
N=F(num_format='#,##0;(#,##0);"–"',align='right'); PC=F(num_format='0.0%'); M=F(num_format='$0.00'); kw=dict(bold=True,top=1,bg_color='#EEF2E6')
fm=[N]*6+[PC,N,M,M]; fb=[F(num_format='#,##0',**kw)]*6+[F(num_format='0.0%',**kw),F(num_format='#,##0',**kw)]+[F(num_format='$0.00',**kw)]*2
y=5; suites={}
def line(lab,v,f,fl):
    ws.write(y,1,lab,fl)
    for i,x in enumerate(v):
        if x is None: ws.write(y,2+i,'',f[i])
        elif i==6: ws.write(y,2+i,x/100,f[i])
        else: ws.write(y,2+i,x,f[i])
MK=0
for bn,cs,ask in B_:
    ws.write(y,1,bn,F(bold=True,font_color='#3B4F2F')); y+=1; A=[0]*6; Ar=0; Am=0
    for bi,(band,cnt) in enumerate(zip(BAND,cs)):
        if not cnt: continue
        sz=[R.randint(*RG[bi])//5*5 for _ in range(cnt)]; oc=[R.random()<.86 for _ in sz]
        if bi==0 and bn=='Marlow Annex': oc[0]=False
        suites.setdefault(bn,[]).extend(zip(sz,oc))
        lsf=sum(s for s,o in zip(sz,oc) if o); t=sum(sz); k=sum(oc); ip=round(ask*R.uniform(.86,.99),2) if k else None; ak=round(ask+(5-bi)*R.choice([-.25,0,.25]),2)
        v=[cnt,k,cnt-k,t,lsf,t-lsf,round(lsf/t*100,1),round(t/cnt),ip,ak]; line(band,v,fm,F(indent=1))
        rows.append(dict(type=band,**{q:x for q,x in zip(K,v) if x is not None and not (x==0 and q in('vacant','other:Vacant SF'))})); y+=1
        A=[a+b for a,b in zip(A,v[:6])]; Ar+=(ip or 0)*lsf; Am+=ak*t
    G=[a+b for a,b in zip(G,A)]; Gr+=Ar; MK+=Am
    for lab,q,rr,mm in [('Total '+bn,A,Ar,Am)]+([('Marlow Center Total',G,Gr,MK)] if bn=='Marlow Annex' else []):
        if lab.startswith('Marlow'): y+=0
        v=q+[round(q[4]/q[3]*100,1),round(q[3]/q[0]),round(rr/q[4],2),round(mm/q[3],2)]; line(lab,v,fb,F(**kw)); totals.append(dict(label=lab,**{k:x for k,x in zip(K,v)})); y+=2
ws.write(y,1,'In-place rates are full-service gross, weighted by leased area; asking rates weighted by total area. Totals exclude the management office and storage.',F(font_size=8,italic=True))
st.set_landscape(); st.fit_to_pages(1,1); st.set_column(0,0,8); st.set_column(1,9,15); st.write(0,0,'Stacking plan (not to scale) - One Marlow Center',F(bold=True))
o=F(bg_color='#CFE2C3',border=1,align='center',text_wrap=True); vv=F(bg_color='#F6D5C9',border=1,align='center',text_wrap=True)
L=sorted(suites['One Marlow Center'],key=lambda z:-z[0]); fl=14; r=2
while L:
    st.write(r,0,f'Fl {fl}'); c=1; used=0
    while L and (used==0 or used+L[0][0]<=24600) and c<9:
        s,oc=L.pop(0); st.write(r,c,f'{s:,} SF'+('' if oc else ' VACANT'),o if oc else vv); used+=s; c+=1
    fl-=1; r+=1
wb.close(); save(n,'UM',K,rows,totals,'office suite-size mix by building, stacking plan on first sheet, weighted rates',True); print(len(rows),totals)
