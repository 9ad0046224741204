from make_lib import *
P='/usr/share/fonts/truetype/liberation/LiberationMono-'
reg('M',P+'Regular.ttf'); reg('MB',P+'Bold.ttf')
d=D('rent_survey_crosstab',(841.9,595.3),'M',7.2); R=random.Random(77)
d.text(40,44,'Housing Omnibus Wave 14 - Fieldwork 3-12 June 2024',size=8); d.text(800,44,'Page 31',size=8,align='r')
d.text(40,58,'Q12. Thinking of your next move, which ONE of these matters most to you when you choose a home?','MB',8.5); d.text(40,70,'Base: all who expect to move within two years',size=8)
ban=[('Sex',['Male','Female']),('Age',['18-34','35-54','55+']),('Tenure',['Owner','Mort-','Tenant']),('Region',['North','Mid','South','Capital'])]
fl=['Total']+[x for _,l in ban for x in l]; xr=[218]; x=218
for g,l in ban:
    x+=4
    for _ in l: x+=48; xr.append(x)
t=d.table(); y=98; k=1
for g,l in ban:
    a,b=xr[k]-38,xr[k+len(l)-1]; t.put(0,k+1,g,(a+b)/2,y,'c','MB',c1=k+len(l)); d.hl(a,b,y+3.5,.5); k+=len(l)
y+=14
for k,h in enumerate(fl): t.put(1,1+k,h if h!='Mort-' else ['Mort-','gage'],xr[k],y,'r','MB',lead=8.6)
y+=21
for k in range(1,13): t.put(2,1+k,f'({chr(96+k)})',xr[k],y,'r')
y+=7; d.hl(40,xr[-1],y,.4,dash=[2,2]); y+=13; r=3
grp=[]; T_=1214
def split(n,ws):
    o=[int(n*w/sum(ws)) for w in ws]; o[-1]+=n-sum(o); return o
bases=[T_]+split(T_,[47,53])+split(T_,[52,33,15])+split(T_,[12,27,61])+split(T_,[22,25,31,22])
ans=['Monthly cost','Size, number of rooms','Quiet street','Distance to work','Schools nearby','Garden or balcony','Safety of the area','Energy rating','Other','Don\'t know']
w0=[34,15,7,13,6,8,9,4,2,2]; cnt=[]
def col(n):
    w=[max(.3,q+R.uniform(-3,3)) for q in w0]; return split(n,w)
cols={}; i=1; tot=col(T_)
# each banner splits every answer's total so that the banner's counts add up to the total
C=[tot]
for g,l in ban:
    bs=bases[i:i+len(l)]; sub=[[0]*10 for _ in l]
    for j in range(10):
        o=split(tot[j],[b*R.uniform(.75,1.3) for b in bs])
        for q in range(len(l)): sub[q][j]=o[q]
    C+=sub; i+=len(l)
bases=[sum(c) for c in C]
def line(lab,vals,f='M'):
    global y,r
    if lab: t.put(r,0,lab,40,y,'l',f)
    for k,v in enumerate(vals):
        if v: t.put(r,1+k,v,xr[k],y,'r',f)
    y+=10; r+=1
line('Unweighted base',[str(b+R.randint(-20,20)) for b in bases]); line('Weighted base',[str(b) for b in bases],'MB'); y+=6
for j,a in enumerate(ans):
    line(a,[str(c[j]) if c[j] else '-' for c in C]); pc=[c[j]/b*100 for c,b in zip(C,bases)]
    line('',[f'{p:.0f}%' if p>=.5 else ('*' if p>0 else '-') for p in pc])
    if j in(0,3,6):
        let=['']*13; s=1
        for g,l in ban:
            seg=list(range(s,s+len(l)))
            for q in seg:
                let[q]=''.join(chr(96+z) for z in seg if pc[q]>pc[z]+4)
            s+=len(l)
        if any(let): line('',let)
    y+=5
d.hl(40,xr[-1],y-7,.4,dash=[2,2]); y+=4
line('SIGMA',[str(b) for b in bases],'MB'); line('',['100%']*13)
t.ext(40,y-8,xr[-1],y-8)
d.text(40,y+8,'Letters: significantly higher than the column named, at 95%. * less than 0.5%. - nil. Columns tested: a/b, c/d/e, f/g/h, i/j/k/l.',size=7.2)
d.save()
