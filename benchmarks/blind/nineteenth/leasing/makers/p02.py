# stacking-plan list, tower, floors from top, annual rents, platypus with colour by expiry
import random; from common import *
from reportlab.platypus import *; from reportlab.lib.pagesizes import A3,landscape; from reportlab.lib import colors; from reportlab.lib.styles import ParagraphStyle
r=random.Random(2402); AS=D(2025,10,1); f='stack_list_one_larkmere.pdf'
P=lambda t,b=False,al=0:Paragraph(t,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=7.5,leading=9,alignment=al))
nm=names(r,['Bank N.A.','Partners LP','Asset Management','Media Group','Therapeutics','LLP','Holdings','Analytics','Architects','Foundation'],40); k=0
data=[['Floor','Suite','Tenant','Status','RSF','Commence','Expiry','Base rent\n$/RSF','Annual\nbase rent ($)','Next step','','Security\n($)','Form','Rights / options'],['','','','','','','','','','From','Annual ($)','','','']]
st=[('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('FONT',(0,2),(-1,-1),'Helvetica',7.5),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#1f3b57')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(9,0),(10,0)),('ALIGN',(4,0),(4,-1),'RIGHT'),('ALIGN',(7,0),(8,-1),'RIGHT'),('ALIGN',(10,1),(11,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LINEBELOW',(0,1),(-1,-1),.25,colors.grey)]+[('SPAN',(j,0),(j,1)) for j in range(14) if j not in(9,10)]
rows=[];GA=GR=GD=0;occ=vac=0; fdt=lambda d:d.strftime('%d-%b-%y')
for fl in range(19,4,-1):
    plate=r.choice([18420,18420,18655]); n=r.choice([1,1,2,2,3,4]); 
    cut=[plate] if n==1 else []
    if n>1:
        rem=plate
        for j in range(n-1): q=int(rem/(n-j)*r.uniform(.7,1.3)); cut.append(q); rem-=q
        cut.append(rem)
    fa=fr=0
    for j,a in enumerate(cut):
        s=f'{fl}00' if n==1 else f'{fl}{(j+1)*10:02d}'
        R=len(data); fa+=a
        if r.random()<.15 or (fl,j)==(12,0):
            data.append([str(fl),s,P('<i>Available</i>'),'Available',m0(a),'','','','','','','','',P(r.choice(['Spec suite, deliver Q1 26','Shell','White-boxed','LOI out, 7 yr term']))]); st.append(('BACKGROUND',(0,R),(-1,R),colors.HexColor('#eeeeee'))); vac+=1
            rows.append(dict(unit=s,floor=None,area=a,statusText='Available'))
            if (fl,j)==(12,0):
                t=nm[k];k+=1;b=D(2026,2,1);e=term(b,7);ps=61.0;ar=round(a*ps); sec=250000
                data.append([str(fl),s,P(t),'Future',m0(a)+'*',fdt(b),fdt(e),m2(ps),m0(ar)+'*','','',m0(sec),'LC',P('5 mos. gross free rent from commencement; TI $95/RSF')]); 
                rows.append(dict(unit=s,area=a,tenantName=t,statusText='Future',leaseStartDate=b,leaseEndDate=e,annualRent=ar,deposit=sec))
            continue
        t=nm[k];k+=1; b=am(D(2015,3,1),r.randint(0,125)); e=term(b,r.choice([10,10.5,15,12])); e=e if e>AS else term(b,15)
        ps=r.choice([48,52.5,55,57,59.75,63]); ar=round(a*ps); step=None; sec=r.choice([0,50000,125000,310000,ar//4]); 
        if r.random()<.75:
            d=am(b,12*((AS.year-b.year)+1)); 
            if AS<d<e: step=(d,round(a*(ps+r.choice([1,1.5,5]))))
        stt='Sublet' if r.random()<.08 else 'Leased'
        o=r.choice(['1 x 5 yr @ FMV, 12 mos. notice','2 x 5 yr @ 95% FMV','Termination 31-Dec-28, 12 mos. notice + unamortized','ROFO on contiguous space','None','ROFR floor above; 1 x 10 yr'])
        if stt=='Sublet': o='Entire premises sublet to '+A[(k*3)%50]+' Labs through expiry; '+o
        yr=e.year-AS.year
        col='#f6c7b6' if yr<=1 else '#fbe8b0' if yr<=3 else '#d8ead2'
        st.append(('BACKGROUND',(6,R),(6,R),colors.HexColor(col)))
        data.append([str(fl),s,P(t),stt,m0(a),fdt(b),fdt(e),m2(ps),m0(ar),fdt(step[0]) if step else '',m0(step[1]) if step else '',m0(sec) if sec else '0','LC' if sec>60000 else 'Cash' if sec else '',P(o)])
        rows.append(dict(unit=s,area=a,tenantName=t,statusText=stt,leaseStartDate=b,leaseEndDate=e,annualRent=ar,deposit=sec,rentSteps=[dict(date=step[0],amount=step[1],per='year')] if step else []))
        fr+=ar;occ+=1;GD+=sec
    R=len(data); data.append([f'Floor {fl} total','','','',m0(fa),'','','',m0(fr) if fr else '–','','','','','']); st+=[('FONT',(0,R),(-1,R),'Helvetica-Bold',7.5),('LINEABOVE',(0,R),(-1,R),.8,colors.black),('SPAN',(0,R),(3,R))]
    GA+=fa;GR+=fr
R=len(data); data.append(['Tower total','','','',m0(GA),'','','',m0(GR),'','','','','']); st+=[('FONT',(0,R),(-1,R),'Helvetica-Bold',9),('BACKGROUND',(0,R),(-1,R),colors.HexColor('#cfd8e3')),('SPAN',(0,R),(3,R))]
la=sum(x['area'] for x in rows if x['statusText'] in('Leased','Sublet'))
def on(c,d):
    c.setFont('Helvetica-Bold',15); c.drawString(36,A3[0]-34,'One Larkmere Place'); c.setFont('Helvetica',9); c.drawString(36,A3[0]-47,'Stacking plan – lease list, floors 19 to 5  |  as of October 1, 2025  |  leased '+f'{la/GA*100:.1f}% ({m0(la)} RSF), available {m0(GA-la)} RSF')
    c.setFont('Helvetica',7); c.drawString(36,22,'* Signed, not commenced: area and rent not included in floor or tower totals (space still shown as Available).   Expiry shading: within 12 months / 1–3 years / later.'); c.drawRightString(A3[1]-36,22,f'Sheet {d.page}')
doc=SimpleDocTemplate(f'{B}/documents/{f}',pagesize=landscape(A3),leftMargin=36,rightMargin=36,topMargin=60,bottomMargin=36,invariant=1)
doc.build([Table(data,colWidths=[40,45,175,55,60,60,60,55,75,60,70,65,38,270],repeatRows=2,style=st)],onFirstPage=on,onLaterPages=on)
save(f,'OFFICE','VTS-like stacking list by floor, annual rents',rows,'One Larkmere Place',AS,occ+vac,occ,vac,totals=dict(annualRentExFuture=GR,areaExFuture=GA))
assert sum(x['annualRent'] for x in rows if 'annualRent' in x and x['statusText']!='Future')==GR
